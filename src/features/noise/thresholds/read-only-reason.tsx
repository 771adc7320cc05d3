import { useManageMessages, withManageMessages } from '../../../element/loading/lazy-messages.js'

/** Why thresholds cannot be edited now: nothing can be told to a sensor that is offline. */
export const ReadOnlyReason = withManageMessages(function WhyNotEdited() {
  const { thresholds: texts } = useManageMessages()
  return <p className="noise-none">{texts.offline}</p>
})

import { useManageMessages, withManageMessages } from '../../../element/loading/later-texts.js'

/** Why thresholds cannot be edited now: nothing can be told to a sensor that is offline. */
export const WhyNotEdited = withManageMessages(function WhyNotEdited() {
  const { thresholds: texts } = useManageMessages()
  return <p className="noise-none">{texts.offline}</p>
})

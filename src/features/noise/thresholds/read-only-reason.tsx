import { useManageMessages, withManageMessages } from '../../../element/loading/manage-messages.js'

/** Reason why thresholds can't be edited: the sensor is offline. */
export const ReadOnlyReason = withManageMessages(function WhyNotEdited() {
  const { thresholds: texts } = useManageMessages()
  return <p className="noise-none">{texts.offline}</p>
})

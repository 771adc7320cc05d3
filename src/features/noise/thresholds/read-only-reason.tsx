import { useTexts } from '../../../element/custom-element/element-context.js'
import { THRESHOLDS } from '../../../messages/thresholds/en.js'

/** Reason why thresholds can't be edited: the sensor is offline. */
export function ReadOnlyReason() {
  const texts = useTexts(THRESHOLDS)
  return <p className="muted">{texts.offline}</p>
}

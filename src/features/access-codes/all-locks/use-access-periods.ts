import { useMessages } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { displayZone, localZone } from '../../../core/values/time-zone.js'
import { windowOf } from '../rules/access-code-window.js'
import { remainingCodes, type LockCode } from '../rules/all-locks-codes.js'
import { useDates } from '../use-dates.js'
import { windowText } from '../window-text.js'

/** The different words for when codes are valid, read in the zone of the first; of those that are being removed there are none. */
export function useAccessPeriods(codes: readonly LockCode[]): readonly string[] {
  const messages = useMessages()
  const now = useNow()
  const [first] = codes
  const { date } = useDates(first ? displayZone(first.lock) : localZone())
  const words = remainingCodes(codes).map(({ code }) => windowText(windowOf(code, now), messages, date))
  return [...new Set(words)]
}

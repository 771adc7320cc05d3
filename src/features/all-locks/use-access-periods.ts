import { displayZone } from '../../core/values/time-zone.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { useNow } from '../../element/hooks/use-now.js'
import { windowOf } from '../access-codes/rules/access-code-window.js'
import { type LockCode, remainingCodes } from '../access-codes/rules/all-locks-codes.js'
import { useDates } from '../access-codes/use-dates.js'
import { windowText } from '../access-codes/window-text.js'

/**
 * Returns the distinct texts for the access periods of codes, in the time zone of the first one. Skips codes that are
 * being removed.
 */
export function useAccessPeriods(codes: readonly LockCode[]): readonly string[] {
  const messages = useTexts()
  const now = useNow()
  const [first] = codes
  const { date } = useDates(displayZone(first?.lock))
  const windows = remainingCodes(codes).map(({ code }) => windowText(windowOf(code, now), messages, date))
  return [...new Set(windows)]
}

import type { Translation } from '../namespace.js'
import type { TIME_FIELD } from './en.js'

/** Times that daylight saving skips or repeats, in Dutch. */
export const nl: Translation<typeof TIME_FIELD> = () => ({
  skipped: (time) => `Deze tijd bestaat niet door het verzetten van de klok. ${time} wordt gebruikt.`,
  first: (zone) => `Deze tijd komt twee keer voor door het verzetten van de klok. De eerste (${zone}) wordt gebruikt.`,
  second: (zone) => `Deze tijd komt twee keer voor door het verzetten van de klok. De tweede (${zone}) wordt gebruikt.`,
  useFirst: (zone) => `De eerste gebruiken (${zone})`,
  useSecond: (zone) => `De tweede gebruiken (${zone})`
})

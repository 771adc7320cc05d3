import type { Translation } from '../namespace.js'
import type { TIME_FIELD } from './en.js'

/** Times that daylight saving skips or repeats, in German. */
export const de: Translation<typeof TIME_FIELD> = () => ({
  skipped: (time) => `Diese Uhrzeit entfällt durch die Zeitumstellung. Es gilt ${time}.`,
  first: (zone) => `Diese Uhrzeit gibt es durch die Zeitumstellung zweimal. Es gilt die erste (${zone}).`,
  second: (zone) => `Diese Uhrzeit gibt es durch die Zeitumstellung zweimal. Es gilt die zweite (${zone}).`,
  useFirst: (zone) => `Die erste verwenden (${zone})`,
  useSecond: (zone) => `Die zweite verwenden (${zone})`
})

import type { Translation } from '../namespace.js'
import type { TIME_FIELD } from './en.js'

/** Times that daylight saving skips or repeats, in Spanish. */
export const es: Translation<typeof TIME_FIELD> = () => ({
  skipped: (time) => `Esta hora no existe por el cambio de hora. Se usará ${time}.`,
  first: (zone) => `Esta hora se repite por el cambio de hora. Se usará la primera (${zone}).`,
  second: (zone) => `Esta hora se repite por el cambio de hora. Se usará la segunda (${zone}).`,
  useFirst: (zone) => `Usar la primera (${zone})`,
  useSecond: (zone) => `Usar la segunda (${zone})`
})

import type { Translation } from '../namespace.js'
import type { TIME_FIELD } from './en.js'

/** Times that daylight saving skips or repeats, in Portuguese. */
export const pt: Translation<typeof TIME_FIELD> = () => ({
  skipped: (time) => `Esta hora não existe por causa da mudança de horário. Será usado ${time}.`,
  first: (zone) => `Esta hora se repete por causa da mudança de horário. Será usada a primeira (${zone}).`,
  second: (zone) => `Esta hora se repete por causa da mudança de horário. Será usada a segunda (${zone}).`,
  useFirst: (zone) => `Usar a primeira (${zone})`,
  useSecond: (zone) => `Usar a segunda (${zone})`
})

import type { Translation } from '../namespace.js'
import type { TIME_FIELD } from './en.js'

/** Times that daylight saving skips or repeats, in French. */
export const fr: Translation<typeof TIME_FIELD> = () => ({
  skipped: (time) => `Cette heure n’existe pas (changement d’heure). Elle sera remplacée par ${time}.`,
  first: (zone) => `Cette heure existe deux fois (changement d’heure). La première (${zone}) sera utilisée.`,
  second: (zone) => `Cette heure existe deux fois (changement d’heure). La seconde (${zone}) sera utilisée.`,
  useFirst: (zone) => `Utiliser la première (${zone})`,
  useSecond: (zone) => `Utiliser la seconde (${zone})`
})

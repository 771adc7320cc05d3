import type { Translation } from '../namespace.js'
import type { TIME_FIELD } from './en.js'

/** Times that daylight saving skips or repeats, in Italian. */
export const it: Translation<typeof TIME_FIELD> = () => ({
  skipped: (time) => `Quest’ora non esiste per il cambio dell’ora. Verrà usato ${time}.`,
  first: (zone) => `Quest’ora si ripete per il cambio dell’ora. Verrà usata la prima (${zone}).`,
  second: (zone) => `Quest’ora si ripete per il cambio dell’ora. Verrà usata la seconda (${zone}).`,
  useFirst: (zone) => `Usa la prima (${zone})`,
  useSecond: (zone) => `Usa la seconda (${zone})`
})

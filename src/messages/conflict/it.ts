import type { Translation } from '../namespace.js'
import type { CONFLICT } from './en.js'

/** A form field that both the user and someone else have changed, in Italian. */
export const it: Translation<typeof CONFLICT> = () => ({
  field: 'Anche un’altra persona ha modificato questo campo.',
  whole: 'Nel frattempo un’altra persona ha modificato questi dati. Ricarica per vedere la sua versione. Le tue modifiche andranno perse.',
  mine: 'Il tuo valore',
  theirs: 'Altra modifica',
  keepMine: 'Mantieni il mio',
  useTheirs: 'Usa l’altro'
})

import type { Translation } from '../namespace.js'
import type { CODE_ACCESS } from './en.js'

/** The access that an access code belongs to, in Italian. */
export const it: Translation<typeof CODE_ACCESS> = () => ({
  belongsTo: (name) => `Fa parte dell’accesso di ${name}`,
  belongsToUnnamed: 'Fa parte di un accesso',
  showAccess: 'Mostra accesso',
  note: 'Questo codice fa parte di un accesso e potrebbe essere impostato di nuovo. Modifica invece l’accesso.'
})

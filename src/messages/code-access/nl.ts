import type { Translation } from '../namespace.js'
import type { CODE_ACCESS } from './en.js'

/** The access that an access code belongs to, in Dutch. */
export const nl: Translation<typeof CODE_ACCESS> = () => ({
  belongsTo: (name) => `Hoort bij de toegang van ${name}`,
  belongsToUnnamed: 'Hoort bij een toegang',
  showAccess: 'Toegang tonen',
  note: 'Deze code hoort bij een toegang en wordt mogelijk opnieuw ingesteld. Wijzig in plaats daarvan de toegang.'
})

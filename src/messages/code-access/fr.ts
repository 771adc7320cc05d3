import type { Translation } from '../namespace.js'
import type { CODE_ACCESS } from './en.js'

/** The access that an access code belongs to, in French. */
export const fr: Translation<typeof CODE_ACCESS> = () => ({
  belongsTo: (name) => `Fait partie de l’accès de ${name}`,
  belongsToUnnamed: 'Fait partie d’un accès',
  showAccess: 'Afficher l’accès',
  note: 'Ce code fait partie d’un accès et peut être rétabli. Modifiez plutôt l’accès.'
})

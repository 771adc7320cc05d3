import type { Translation } from '../namespace.js'
import type { CODE_ACCESS } from './en.js'

/** The access that an access code belongs to, in Portuguese. */
export const pt: Translation<typeof CODE_ACCESS> = () => ({
  belongsTo: (name) => `Faz parte do acesso de ${name}`,
  belongsToUnnamed: 'Faz parte de um acesso',
  showAccess: 'Mostrar acesso',
  note: 'Este código faz parte de um acesso e pode ser definido novamente. Altere o acesso em vez disso.'
})

import type { Translation } from '../namespace.js'
import type { CODE_ACCESS } from './en.js'

/** The access that an access code belongs to, in Spanish. */
export const es: Translation<typeof CODE_ACCESS> = () => ({
  belongsTo: (name) => `Pertenece al acceso de ${name}`,
  belongsToUnnamed: 'Pertenece a un acceso',
  showAccess: 'Mostrar acceso',
  note: 'Este código pertenece a un acceso y puede volver a establecerse. Cambie el acceso en su lugar.'
})

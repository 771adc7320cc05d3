import type { Translation } from '../namespace.js'
import type { ACCESS_CODE } from './en.js'

/** Details and deletion of an access code, in Spanish. */
export const es: Translation<typeof ACCESS_CODE> = ({ counted }) => ({
  alerts: 'Alertas',
  pinUnknown: 'PIN aún desconocido',
  beingRemoved: 'Este código de acceso se está eliminando.',
  removed: 'Este código de acceso se ha eliminado.',
  person: 'Persona',
  information: 'Información del código',
  id: 'ID',
  created: 'Creado',
  timing: 'Validez',
  timeZone: 'Zona horaria',
  copyId: 'Copiar ID',
  copied: 'Copiado',
  copyYourself: (keys) => `Pulse ${keys} para copiar`,
  confirmDelete: '¿Eliminar este código y sus datos?',
  confirm: 'Eliminar',
  deleted: 'El código de acceso se está eliminando',
  manyDeleted: (count: number): string => counted(count, { other: '# códigos se están eliminando' })
})

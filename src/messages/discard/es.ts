import type { Translation } from '../namespace.js'
import type { DISCARD } from './en.js'

/** Unsaved changes, in Spanish. */
export const es: Translation<typeof DISCARD> = () => ({
  title: '¿Descartar los cambios?',
  detail: 'Perderá lo que ha introducido.',
  confirm: 'Descartar',
  keep: 'Seguir editando',
  saving: 'Se están guardando los cambios',
  savingDetail: 'Puede salir de esta página. El resultado se mostrará aquí.',
  leave: 'Salir'
})

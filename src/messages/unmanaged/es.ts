import type { Translation } from '../namespace.js'
import type { UNMANAGED } from './en.js'

/** Codes that were set at the lock, in Spanish. */
export const es: Translation<typeof UNMANAGED> = ({ counted }) => ({
  title: 'Creados en la cerradura',
  about: 'Estos códigos se crearon en la cerradura o en la app del fabricante. Impórtelos para cambiarlos aquí.',
  loading: 'Cargando los códigos creados en la cerradura',
  none: 'No hay otros códigos',
  failed: 'No se han podido cargar los códigos creados en la cerradura',
  manage: 'Importar',
  cannot: 'Este código no se puede importar.',
  manageAll: (count) => counted(count, { other: 'Importar los #' }),
  managed: 'Código importado',
  notManaged: 'No se ha podido importar el código.'
})

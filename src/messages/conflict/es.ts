import type { Translation } from '../namespace.js'
import type { CONFLICT } from './en.js'

/** A form field that both the user and someone else have changed, in Spanish. */
export const es: Translation<typeof CONFLICT> = () => ({
  field: 'Otra persona también ha cambiado esto.',
  whole: 'Otra persona ha cambiado esto entretanto. Recargue para ver su versión. Perderá sus cambios.',
  mine: 'Lo suyo',
  theirs: 'Otro cambio',
  keepMine: 'Mantener lo mío',
  useTheirs: 'Usar el otro'
})

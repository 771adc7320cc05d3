import type { Translation } from '../namespace.js'
import type { ALL_LOCKS } from './en.js'

/** The codes of all locks, in Spanish. */
export const es: Translation<typeof ALL_LOCKS> = ({ counted, number }) => ({
  heading: 'Todos los códigos',
  list: 'Lista',
  calendar: 'Calendario',
  group: 'Agrupar por',
  byPerson: 'Persona',
  byLock: 'Cerradura',
  chooseLocks: 'Elegir las cerraduras',
  searchLocks: 'Buscar cerraduras',
  noLock: 'Ninguna cerradura coincide',
  chooseOne: 'Elija al menos una cerradura.',
  proceed: 'Continuar',
  locks: (count) => counted(count, { one: '# cerradura', other: '# cerraduras' }),
  progress: (loaded, total) => `Comprobando códigos: ${number(loaded)} de ${number(total)} cerraduras`,
  failed: (count) =>
    counted(count, { one: 'No se han podido cargar los códigos de # cerradura', other: 'No se han podido cargar los códigos de # cerraduras' }),
  deleteAll: (count) => `Eliminar los ${number(count)}`,
  editAll: (count) => `Editar los ${number(count)}`,
  codes: (count) => counted(count, { one: '# código', other: '# códigos' }),
  off: (count) =>
    counted(count, { one: '# cerradura necesita otra longitud de código.', other: '# cerraduras necesitan otra longitud de código.' }),
  ownDigits: 'Estas cerraduras admiten códigos de distinta longitud: cada una conserva el suyo.',
  timesDiffer: 'Horarios distintos',
  differing: 'Distinto: cada uno conserva el suyo'
})

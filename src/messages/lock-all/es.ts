import type { Translation } from '../namespace.js'
import type { LOCK_ALL } from './en.js'

/** All locks in one latch, in Spanish. */
export const es: Translation<typeof LOCK_ALL> = ({ counted, number }) => ({
  label: 'Todas las cerraduras',
  allLocked: (count) => counted(count, { one: '# puerta bloqueada', other: 'Las # puertas bloqueadas' }),
  locked: (count) => counted(count, { one: '# puerta bloqueada', other: '# puertas bloqueadas' }),
  unlocked: (count) => counted(count, { one: '# puerta desbloqueada', other: '# puertas desbloqueadas' }),
  unlocking: (count) => `${number(count)} desbloqueándose`,
  unknown: (count) => counted(count, { one: '# desconocida', other: '# desconocidas' }),
  noneKnown: (count) =>
    counted(count, { one: 'Estado de # puerta desconocido', other: 'Estado de # puertas desconocido' }),
  lockAll: (count) =>
    count === 2 ? 'Bloquear ambas' : counted(count, { one: 'Bloquear', other: 'Bloquear las #' }),
  lockSome: (count, total) => `Bloquear ${number(count)} de ${number(total)}`
})

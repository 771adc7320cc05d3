import type { Translation } from '../namespace.js'
import type { LOCK_ALL } from './en.js'

/** All locks in one latch, in Portuguese. */
export const pt: Translation<typeof LOCK_ALL> = ({ counted, number }) => ({
  label: 'Todas as fechaduras',
  allLocked: (count) =>
    count === 2
      ? 'Ambas as portas trancadas'
      : counted(count, { one: '# porta trancada', other: 'Todas as # portas trancadas' }),
  locked: (count) => counted(count, { one: '# porta trancada', other: '# portas trancadas' }),
  unlocked: (count) => counted(count, { one: '# porta destrancada', other: '# portas destrancadas' }),
  unlocking: (count) => `${number(count)} destrancando`,
  unknown: (count) => counted(count, { one: '# desconhecida', other: '# desconhecidas' }),
  noneKnown: (count) =>
    counted(count, { one: 'Estado de # porta desconhecido', other: 'Estado de # portas desconhecido' }),
  lockAll: (count) =>
    count === 2 ? 'Trancar ambas' : counted(count, { one: 'Trancar', other: 'Trancar todas as #' }),
  lockSome: (count, total) => `Trancar ${number(count)} de ${number(total)}`
})

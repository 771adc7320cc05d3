import type { Translation } from '../namespace.js'
import type { LOCK_ALL } from './en.js'

/** All locks in one latch, in Italian. */
export const it: Translation<typeof LOCK_ALL> = ({ counted, number }) => ({
  label: 'Tutte le serrature',
  allLocked: (count) =>
    count === 2
      ? 'Entrambe le porte bloccate'
      : counted(count, { one: '# porta bloccata', other: 'Tutte e # le porte bloccate' }),
  locked: (count) => counted(count, { one: '# porta bloccata', other: '# porte bloccate' }),
  unlocked: (count) => counted(count, { one: '# porta sbloccata', other: '# porte sbloccate' }),
  unlocking: (count) => `${number(count)} in fase di sblocco`,
  unknown: (count) => counted(count, { one: '# sconosciuta', other: '# sconosciute' }),
  noneKnown: (count) =>
    counted(count, { one: 'Stato di # porta sconosciuto', other: 'Stato di # porte sconosciuto' }),
  lockAll: (count) =>
    count === 2 ? 'Blocca entrambe' : counted(count, { one: 'Blocca', other: 'Blocca tutte e #' }),
  lockSome: (count, total) => `Blocca ${number(count)} su ${number(total)}`
})

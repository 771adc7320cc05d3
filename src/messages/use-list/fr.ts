import type { Translation } from '../namespace.js'
import type { USE_LIST } from './en.js'

/** Use of access codes in lists, in French. */
export const fr: Translation<typeof USE_LIST> = ({ counted, isolated }) => ({
  used: (when) => `Utilisé : ${when}`,
  usedAtLock: (used, lock) => `${used} (${isolated(lock)})`,
  notUsed: 'Pas encore utilisé',
  unused: (count) => counted(count, { one: '# inutilisé', other: '# inutilisés' }),
  arrived: (time) => `Arrivée à ${time}`
})

import type { Translation } from '../namespace.js'
import type { USE_LIST } from './en.js'

/** Use of access codes in lists, in Dutch. */
export const nl: Translation<typeof USE_LIST> = ({ counted, isolated }) => ({
  used: (when) => `Gebruikt: ${when}`,
  usedAtLock: (used, lock) => `${used} (${isolated(lock)})`,
  notUsed: 'Nog niet gebruikt',
  unused: (count) => counted(count, { other: '# ongebruikt' }),
  arrived: (time) => `Aangekomen om ${time}`
})

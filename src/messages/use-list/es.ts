import type { Translation } from '../namespace.js'
import type { USE_LIST } from './en.js'

/** Use of access codes in lists, in Spanish. */
export const es: Translation<typeof USE_LIST> = ({ counted, isolated }) => ({
  used: (when) => `Usado: ${when}`,
  usedAtLock: (used, lock) => `${used} (${isolated(lock)})`,
  notUsed: 'Sin usar todavía',
  unused: (count) => counted(count, { other: '# sin usar' }),
  arrived: (time) => `Llegada: ${time}`
})

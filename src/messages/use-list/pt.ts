import type { Translation } from '../namespace.js'
import type { USE_LIST } from './en.js'

/** Use of access codes in lists, in Portuguese. */
export const pt: Translation<typeof USE_LIST> = ({ counted, isolated }) => ({
  used: (when) => `Usado: ${when}`,
  usedAtLock: (used, lock) => `${used} (${isolated(lock)})`,
  notUsed: 'Ainda não usado',
  unused: (count) => counted(count, { one: '# não usado', other: '# não usados' }),
  arrived: (time) => `Chegada às ${time}`
})

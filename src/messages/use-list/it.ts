import type { Translation } from '../namespace.js'
import type { USE_LIST } from './en.js'

/** Use of access codes in lists, in Italian. */
export const it: Translation<typeof USE_LIST> = ({ counted, isolated }) => ({
  used: (when) => `Usato: ${when}`,
  usedAtLock: (used, lock) => `${used} (${isolated(lock)})`,
  notUsed: 'Non ancora usato',
  unused: (count) => counted(count, { one: '# non usato', other: '# non usati' }),
  arrived: (time) => `Arrivo alle ${time}`
})

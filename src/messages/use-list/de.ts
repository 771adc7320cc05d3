import type { Translation } from '../namespace.js'
import type { USE_LIST } from './en.js'

/** Use of access codes in lists, in German. */
export const de: Translation<typeof USE_LIST> = ({ counted, isolated }) => ({
  used: (when) => `Benutzt: ${when}`,
  usedAtLock: (used, lock) => `${used} (${isolated(lock)})`,
  notUsed: 'Noch nicht benutzt',
  unused: (count) => counted(count, { other: '# unbenutzt' }),
  arrived: (time) => `Angekommen um ${time}`
})

import type { Translation } from '../namespace.js'
import type { USE_LIST } from './en.js'

/** Use of access codes in lists, in Arabic. */
export const ar: Translation<typeof USE_LIST> = ({ isolated, number }) => ({
  used: (when) => `استُخدم: ${isolated(when)}`,
  usedAtLock: (used, lock) => `${used} (${isolated(lock)})`,
  notUsed: 'لم يُستخدم بعد',
  unused: (count) => `غير مستخدم: ${number(count)}`,
  arrived: (time) => `الوصول: ${isolated(time)}`
})

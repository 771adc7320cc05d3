import type { Translation } from '../namespace.js'
import type { USE_LIST } from './en.js'

/** Use of access codes in lists, in Hebrew. */
export const he: Translation<typeof USE_LIST> = ({ counted, isolated }) => ({
  used: (when) => `שימוש: ${isolated(when)}`,
  usedAtLock: (used, lock) => `${used} (${isolated(lock)})`,
  notUsed: 'עדיין לא היה בשימוש',
  unused: (count) => counted(count, { one: 'אחד ללא שימוש', two: 'שניים ללא שימוש', other: '# ללא שימוש' }),
  arrived: (time) => `הגעה: ${isolated(time)}`
})

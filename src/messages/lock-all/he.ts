import type { Translation } from '../namespace.js'
import type { LOCK_ALL } from './en.js'

/** All locks in one latch, in Hebrew. */
export const he: Translation<typeof LOCK_ALL> = ({ counted, number }) => ({
  label: 'כל המנעולים',
  allLocked: (count) => counted(count, { one: 'דלת אחת נעולה', two: 'שתי הדלתות נעולות', other: 'כל # הדלתות נעולות' }),
  locked: (count) => counted(count, { one: 'דלת אחת נעולה', two: 'שתי דלתות נעולות', other: '# דלתות נעולות' }),
  unlocked: (count) =>
    counted(count, { one: 'דלת אחת לא נעולה', two: 'שתי דלתות לא נעולות', other: '# דלתות לא נעולות' }),
  unlocking: (count) => `בפתיחה: ${number(count)}`,
  unknown: (count) => `לא ידוע: ${number(count)}`,
  noneKnown: (count) => `מצב הדלתות לא ידוע: ${number(count)}`,
  lockAll: (count) => counted(count, { one: 'נעילה', two: 'נעילת שתיהן', other: 'נעילת כל ה־#' }),
  lockSome: (count, total) => `נעילת ${number(count)} מתוך ${number(total)}`
})

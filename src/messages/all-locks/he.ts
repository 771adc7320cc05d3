import type { Translation } from '../namespace.js'
import type { ALL_LOCKS } from './en.js'

/** The codes of all locks, in Hebrew. */
export const he: Translation<typeof ALL_LOCKS> = ({ counted, number }) => ({
  heading: 'כל קודי הגישה',
  list: 'רשימה',
  calendar: 'לוח שנה',
  group: 'קיבוץ לפי',
  byPerson: 'אדם',
  byLock: 'מנעול',
  chooseLocks: 'בחירת המנעולים',
  searchLocks: 'חיפוש מנעולים',
  noLock: 'לא נמצא מנעול מתאים',
  chooseOne: 'יש לבחור מנעול אחד לפחות.',
  proceed: 'המשך',
  locks: (count) => counted(count, { one: 'מנעול אחד', two: 'שני מנעולים', other: '# מנעולים' }),
  progress: (loaded, total) => `בדיקת קודים: ${number(loaded)} מתוך ${number(total)} מנעולים`,
  failed: (count) =>
    counted(count, { one: 'לא ניתן היה לטעון את הקודים של מנעול אחד', two: 'לא ניתן היה לטעון את הקודים של שני מנעולים', other: 'לא ניתן היה לטעון את הקודים של # מנעולים' }),
  deleteAll: (count) => `מחיקת הכול (${number(count)})`,
  editAll: (count) => `עריכת הכול (${number(count)})`,
  codes: (count) => counted(count, { one: 'קוד אחד', two: 'שני קודים', other: '# קודים' }),
  off: (count) =>
    counted(count, { one: 'למנעול אחד נדרש אורך קוד אחר.', two: 'לשני מנעולים נדרש אורך קוד אחר.', other: 'ל־# מנעולים נדרש אורך קוד אחר.' }),
  ownDigits: 'המנעולים האלה מקבלים קודים באורך שונה: כל אחד שומר על שלו.',
  timesDiffer: 'הזמנים שונים',
  differing: 'שונה: כל אחד נשאר כפי שהוא'
})

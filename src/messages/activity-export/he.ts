import type { Translation } from '../namespace.js'
import type { ACTIVITY_EXPORT } from './en.js'

/** Export of the activity log, in Hebrew. */
export const he: Translation<typeof ACTIVITY_EXPORT> = ({ counted, isolated, number }) => ({
  title: 'ייצוא הפעילות',
  scope: (what, where) => `${what}, ${isolated(where)}`,
  period: 'תקופה',
  lastDays: (count) => counted(count, { other: '# הימים האחרונים' }),
  chooseDates: 'בחירת תאריכים',
  from: 'מתאריך',
  to: 'עד תאריך',
  endBeforeStart: 'הסוף חייב להיות אחרי ההתחלה',
  reading: 'הפעילות נקראת',
  read: (count) => counted(count, { one: 'נקרא אירוע אחד', two: 'נקראו שני אירועים', other: 'נקראו # אירועים' }),
  stopped: (count) => counted(count, { one: 'הקריאה נעצרה אחרי אירוע אחד.', two: 'הקריאה נעצרה אחרי שני אירועים.', other: 'הקריאה נעצרה אחרי # אירועים.' }),
  downloadSome: (count) => counted(count, { one: 'הורדת אירוע אחד', two: 'הורדת שני אירועים', other: 'הורדת # אירועים' }),
  printSome: (count) => counted(count, { one: 'הדפסת אירוע אחד', two: 'הדפסת שני אירועים', other: 'הדפסת # אירועים' }),
  empty: 'אין פעילות בתקופה הזו',
  exported: (count) => counted(count, { one: 'אירוע אחד יוצא', two: 'שני אירועים יוצאו', other: '# אירועים יוצאו' }),
  cut: (count, date) => `יוצאו ${number(count)} האירועים החדשים ביותר, עד ${isolated(date)}.`,
  printed: (date) => `הודפס: ${isolated(date)}`,
  columns: { time: 'שעה', device: 'מכשיר', event: 'מה קרה' }
})

import type { Translation } from '../namespace.js'
import type { OVERVIEW } from './en.js'

/** The overview of all devices, in Hebrew. */
export const he: Translation<typeof OVERVIEW> = ({ counted, isolated, number }) => ({
  heading: 'סקירה',
  empty: 'עדיין אין מכשירים',
  allFine: 'הכול תקין',
  allFineSoFar: 'עד כה הכול תקין',
  needAttention: (count) => `דורשים טיפול: ${number(count)}`,
  needAttentionSoFar: (count) => `דורשים טיפול עד כה: ${number(count)}`,
  fine: (count, total) => `${number(count)} מתוך ${number(total)} מכשירים תקינים`,
  nothingToDo: 'אין מה לעשות',
  toWatch: (count) => `למעקב: ${number(count)}`,
  numbers: 'המכשירים במספרים',
  all: (count) => counted(count, { one: 'מכשיר אחד', two: 'שני המכשירים', other: 'כל # המכשירים' }),
  counts: {
    issues: (count) => `עם בעיות: ${number(count)}`,
    offline: (count) => `לא מחוברים: ${number(count)}`,
    batteries: (count) => counted(count, { one: 'סוללה חלשה אחת', two: 'שתי סוללות חלשות', other: '# סוללות חלשות' }),
    unlocked: (count) => `לא נעולים: ${number(count)}`
  },
  atNight: 'לא נעולים בלילה',
  codes: 'קודים שלא פועלים',
  problems: 'בעיות',
  offline: 'לא מחוברים',
  checkAll: (count) => `בדיקת כל ה־${number(count)}`,
  visits: 'מגיעים ועוזבים היום',
  doors: 'לא נעולים כעת',
  climate: 'תרמוסטטים שמשתנים היום',
  from: (time) => `החל ב־${isolated(time)}`,
  until: (time) => `עד ${isolated(time)}`,
  showMore: (count) => `הצגת ${number(count)} נוספים`,
  showFewer: 'הצגת פחות',
  readingCodes: (loaded, total) => `בדיקת קודים: ${number(loaded)} מתוך ${number(total)} מנעולים`,
  codesFailed: (count) =>
    counted(count, { one: 'לא ניתן היה לטעון את הקודים של מנעול אחד', two: 'לא ניתן היה לטעון את הקודים של שני מנעולים', other: 'לא ניתן היה לטעון את הקודים של # מנעולים' }),
  schedulesFailed: (count) =>
    counted(count, { one: 'לא ניתן היה לטעון את לוח הזמנים של תרמוסטט אחד', two: 'לא ניתן היה לטעון את לוחות הזמנים של שני תרמוסטטים', other: 'לא ניתן היה לטעון את לוחות הזמנים של # תרמוסטטים' })
})

import type { Translation } from '../namespace.js'
import type { CODE_LIMITS } from './en.js'

/** Limits of a lock, in the form of an access code, in Hebrew. */
export const he: Translation<typeof CODE_LIMITS> = ({ counted, isolated, number }) => ({
  met: 'מתקיים',
  notMet: 'לא מתקיים',
  hints: {
    no_zeros: 'ללא 0',
    cannot_contain_089: 'ללא 0, 8 או 9',
    cannot_contain_0789: 'רק הספרות 1 עד 6',
    cannot_start_with_12: 'לא מתחיל ב־12',
    no_ascending_or_descending_sequence: 'ללא רצף כמו 1234',
    at_least_three_unique_digits: 'לפחות 3 ספרות שונות',
    unique_first_four_digits: '4 הספרות הראשונות שונות זו מזו',
    no_all_same_digits: 'לא כל הספרות זהות'
  },
  knownCodesOnly: 'הקוד צריך להיות כזה שחשבון המנעול כבר משתמש בו',
  digitsOnly: 'יש להשתמש בספרות בלבד',
  anyLength: 'יש להזין 4 עד 12 ספרות',
  errors: {
    no_zeros: 'המנעול הזה לא מקבל 0',
    cannot_contain_089: 'המנעול הזה לא מקבל 0, 8 או 9',
    cannot_contain_0789: 'במנעול הזה יש רק הספרות 1 עד 6',
    cannot_start_with_12: 'הקוד לא יכול להתחיל ב־12',
    no_ascending_or_descending_sequence: 'הקוד לא יכול להיות רצף כמו 1234 או 4321',
    at_least_three_unique_digits: 'יש להשתמש לפחות ב־3 ספרות שונות',
    unique_first_four_digits: '4 הספרות הראשונות צריכות להיות שונות זו מזו',
    no_all_same_digits: 'הספרות לא יכולות להיות כולן זהות'
  },
  codes: {
    length: 'קודים באורך הזה',
    no_zeros: 'קודים עם 0',
    cannot_contain_089: 'קודים עם 0, 8 או 9',
    cannot_contain_0789: 'קודים עם 0, 7, 8 או 9',
    cannot_start_with_12: 'קודים שמתחילים ב־12',
    no_ascending_or_descending_sequence: 'רצפים כמו 1234 או 4321',
    at_least_three_unique_digits: 'קודים עם פחות מ־3 ספרות שונות',
    unique_first_four_digits: 'קודים שחוזרים על אחת מ־4 הספרות הראשונות',
    no_all_same_digits: 'קודים עם ספרה אחת בלבד'
  },
  unaccepted: (lock, codes) => `${isolated(lock)} לא מקבל ${codes}`,
  ofLocks: (count, total) => `${number(count)} מתוך ${number(total)} מנעולים`,
  manyUnaccepted: (some, codes, locks) => `${some} לא מקבלים ${codes}: ${isolated(locks)}`,
  about: (locks, message) => `${isolated(locks)}: ${message}`,
  manyAbout: (some, locks, message) => `${some} (${isolated(locks)}): ${message}`,
  leaveOut: (count) => counted(count, { one: 'השמטת מנעול אחד', two: 'השמטת שני מנעולים', other: 'השמטת # מנעולים' }),
  uncertainRun: 'ייתכן שהמנעול הזה ידחה רצפים כמו 123 או 111',
  sameDigits: (name) => `ל־${isolated(name)} כבר יש את הקוד הזה במנעול הזה`,
  nameBetween: (min, max) => `יש להזין ${number(min)} עד ${number(max)} תווים`,
  nameAtLeast: (min) => counted(min, { one: 'יש להזין לפחות תו אחד', two: 'יש להזין לפחות שני תווים', other: 'יש להזין לפחות # תווים' }),
  nameAtMost: (max) => counted(max, { one: 'עד תו אחד', two: 'עד שני תווים', other: 'עד # תווים' }),
  nameTaken: 'לקוד אחר במנעול הזה יש אותו שם',
  startNotInFuture: 'ההתחלה צריכה להיות בעתיד',
  lasts: (durations) => `משך הקודים במנעול הזה: ${durations}`,
  between: (min, max) => `${min} עד ${max}`,
  atLeast: (duration) => `לפחות ${duration}`,
  atMost: (duration) => `לכל היותר ${duration}`,
  or: (first, second) => `${first}, או ${second}`,
  endOn: (date, time) => `סיום ב־${date}, ${time}`,
  endAt: (time) => `סיום ב־${time}`,
  sameTime: 'ההתחלה והסיום צריכים להיות באותה שעה ביום',
  startAndEndAt: (start, end) => `ההתחלה צריכה להיות ב־${start} והסיום ב־${end}`,
  startsOn: (days) => `ימי ההתחלה של קודים במנעול הזה: ${days}`,
  endsOn: (days) => `ימי הסיום של קודים במנעול הזה: ${days}`,
  nthWeekday: (nth, weekday) =>
    `${weekday} ה${nth < 0 ? 'אחרון' : ['ראשון', 'שני', 'שלישי', 'רביעי', 'חמישי'][nth - 1] ?? number(nth)} בחודש`,
  monthDay: (day) => (day < 0 ? 'היום האחרון בחודש' : `ה־${number(day)} בחודש`),
  uncheckedDates: 'המנעול מגביל את התאריכים. הפלטפורמה בודקת אותם.',
  withoutEnd: 'ייתכן שהמנעול הזה לא יקבל קוד ללא סיום.',
  startDate: 'תאריך התחלה',
  endDate: 'תאריך סיום',
  times: 'שעות',
  chooseTimes: 'בחירת השעות',
  full: (used, most) =>
    `המנעול הזה מלא: ${number(used)} מתוך ${number(most)} קודים. יש למחוק קוד קודם, אחרת לא ניתן יהיה להגדיר את החדש.`,
  roomForOne: 'יש מקום לעוד קוד אחד.',
  manyFull: (count, locks) =>
    counted(count, {
      one: `מנעול אחד מלא: ${isolated(locks)}`,
      two: `שני מנעולים מלאים: ${isolated(locks)}`,
      other: `# מנעולים מלאים: ${isolated(locks)}`
    }),
  noCode: 'אין קוד שמתאים למנעול הזה.',
  noSharedCode: 'אין קוד שמתאים לכל המנעולים האלה.'
})

import type { Translation } from '../namespace.js'
import type { CALENDAR } from './en.js'

/** Access periods by person and day, in Hebrew. */
export const he: Translation<typeof CALENDAR> = ({ isolated, number }) => ({
  label: 'שהיות לפי ימים',
  earlier: 'ימים קודמים',
  later: 'ימים הבאים',
  today: 'היום',
  empty: (range) => `אין שהיות ${isolated(range)}`,
  onToday: (events) => `היום: ${events}.`,
  comes: (names) => `הגעה של ${isolated(names)}`,
  leaves: (names) => `עזיבה של ${isolated(names)}`,
  comesAndLeaves: (names) => `${isolated(names)}, כניסה ויציאה`,
  more: (count) => `עוד ${number(count)}`,
  in: (time) => `כניסה ${isolated(time)}`,
  out: (time) => `יציאה ${isolated(time)}`,
  always: 'תמיד',
  overlap: 'שני אנשים, אותה דלת',
  startsToday: 'מתחיל היום',
  endsToday: 'מסתיים היום',
  overlaps: (name, locks) => `חופף עם ${isolated(name)} ב־${isolated(locks)}`,
  keys: 'Page Up ו־Page Down, או Alt וחץ, מזיזים ביום. יחד עם Shift הם מזיזים את הסיום, ו־Shift וחץ מזיזים את ההתחלה. Escape מבטל.',
  change: (name, dates) => `${isolated(name)}: ${isolated(dates)}`,
  fixed: {
    ongoing: 'לקוד הזה אין תאריכים. יש לפתוח אותו כדי להוסיף.',
    transitioning: 'הקוד הזה מוגדר או מוסר כעת. אפשר להזיז אותו אחר כך.',
    notAllowed: 'אי אפשר לשנות את הקוד הזה כאן.',
    faulty: 'יש בעיה בקוד הזה. יש לפתוח אותו כדי לראות מה לעשות.',
    unsaved: 'יש לשמור או לבטל קודם את השינוי האחר.'
  }
})

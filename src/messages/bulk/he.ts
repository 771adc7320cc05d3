import type { Translation } from '../namespace.js'
import type { BULK } from './en.js'

/** Bulk operations, in Hebrew. */
export const he: Translation<typeof BULK> = ({ counted, isolated, number }) => ({
  label: 'פעולה על כמה פריטים',
  selectAll: (count) => `בחירת הכול (${number(count)})`,
  selected: (count) => `נבחרו ${number(count)}`,
  clear: 'ניקוי הבחירה',
  moreActions: 'פעולות נוספות',
  ask: {
    lock: (count) => counted(count, { one: 'לנעול מנעול אחד?', two: 'לנעול שני מנעולים?', other: 'לנעול # מנעולים?' }),
    unlock: (count) => counted(count, { one: 'לפתוח מנעול אחד?', two: 'לפתוח שני מנעולים?', other: 'לפתוח # מנעולים?' }),
    code: (count) => counted(count, { one: 'הוספת קוד גישה למנעול אחד', two: 'הוספת קוד גישה לשני מנעולים', other: 'הוספת קוד גישה ל־# מנעולים' }),
    preset: (count) => counted(count, { one: 'החלת ערכה על תרמוסטט אחד', two: 'החלת ערכה על שני תרמוסטטים', other: 'החלת ערכה על # תרמוסטטים' }),
    climate: (count) => counted(count, { one: 'קביעת הטמפרטורה של תרמוסטט אחד', two: 'קביעת הטמפרטורה של שני תרמוסטטים', other: 'קביעת הטמפרטורה של # תרמוסטטים' }),
    fan: (count) => counted(count, { one: 'קביעת המאוורר של תרמוסטט אחד', two: 'קביעת המאוורר של שני תרמוסטטים', other: 'קביעת המאוורר של # תרמוסטטים' }),
    edit: (count) => counted(count, { one: 'עריכת קוד גישה אחד', two: 'עריכת שני קודי גישה', other: 'עריכת # קודי גישה' }),
    delete: (count) => counted(count, { one: 'למחוק קוד גישה אחד?', two: 'למחוק שני קודי גישה?', other: 'למחוק # קודי גישה?' })
  },
  confirm: {
    lock: (count) => counted(count, { one: 'נעילת מנעול אחד', two: 'נעילת שני מנעולים', other: 'נעילת # מנעולים' }),
    unlock: (count) => counted(count, { one: 'פתיחת מנעול אחד', two: 'פתיחת שני מנעולים', other: 'פתיחת # מנעולים' }),
    code: (count) => counted(count, { one: 'הוספה למנעול אחד', two: 'הוספה לשני מנעולים', other: 'הוספה ל־# מנעולים' }),
    preset: (count) => `החלה על ${number(count)}`,
    climate: (count) => `קביעה ב־${number(count)}`,
    fan: (count) => `קביעה ב־${number(count)}`,
    delete: (count) => counted(count, { one: 'מחיקת קוד גישה אחד', two: 'מחיקת שני קודי גישה', other: 'מחיקת # קודי גישה' })
  },
  skips: {
    lock: (count) => counted(count, { one: 'מנעול אחד ידולג', two: 'שני מנעולים ידולגו', other: '# מנעולים ידולגו' }),
    thermostat: (count) => counted(count, { one: 'תרמוסטט אחד ידולג', two: 'שני תרמוסטטים ידולגו', other: '# תרמוסטטים ידולגו' }),
    'noise-sensor': (count) => counted(count, { one: 'חיישן רעש אחד ידולג', two: 'שני חיישני רעש ידולגו', other: '# חיישני רעש ידולגו' })
  },
  fixed: {
    edit: (count) => counted(count, { one: 'קוד אחד שאי אפשר לערוך', two: 'שני קודים שאי אפשר לערוך', other: '# קודים שאי אפשר לערוך' }),
    delete: (count) => counted(count, { one: 'קוד אחד שאי אפשר למחוק', two: 'שני קודים שאי אפשר למחוק', other: '# קודים שאי אפשר למחוק' })
  },
  skipsFor: (what, reason) => `${what}: ${reason}`,
  why: {
    offline: 'לא מחובר',
    unsupported: 'לא אפשרי',
    noMode: (name) => `בלי מצב ${isolated(name)}`,
    noPreset: (name) => `בלי הערכה ${isolated(name)}`
  },
  presetOn: (name, count, total) =>
    `${isolated(name)} – ${number(count)} מתוך ${number(total)}`,
  fitsNone: 'אין אורך קוד שמתאים לכל המנעולים האלה: יש לבחור פחות.',
  notCreated: 'הקוד לא נוסף למנעול הזה.',
  keepOpen: 'יש להשאיר את הדף הזה פתוח עד לסיום.',
  running: {
    lock: (part) => `מתבצעת נעילה: ${part}…`,
    unlock: (part) => `מתבצעת פתיחה: ${part}…`,
    delete: (part) => `מתבצעת מחיקה: ${part}…`,
    other: (part) => `מתבצעת שליחה: ${part}…`
  },
  stop: 'עצירה',
  stopping: 'בתהליך עצירה…',
  results: {
    lock: (count) => `${number(count)} ננעלו`,
    unlock: (count) => `${number(count)} נפתחו`,
    delete: (count) => `${number(count)} נמחקו`,
    other: (count) => `${number(count)} בוצעו`,
    failed: (count) => `${number(count)} נכשלו`,
    skipped: (count) => `${number(count)} דולגו`,
    stopped: (count) => `${number(count)} לא נשלחו`
  },
  listed: (parts) => parts.map(isolated).join(', '),
  retry: 'ניסיון נוסף',
  showDetails: 'הצגת פרטים',
  hideDetails: 'הסתרת פרטים',
  because: (reason, count) => `${isolated(reason)} (${number(count)})`,
  failures: { jammed: 'תקוע' },
  status: {
    waiting: 'בהמתנה',
    running: 'נשלח…',
    'still-waiting': 'אין תשובה עדיין',
    succeeded: 'בוצע',
    canceled: 'לא הותר בדף הזה'
  },
  skipped: { pending: 'כבר בביצוע', deleted: 'נמחק', unsupported: 'דולג', stopped: 'לא נשלח' }
})

import type { Translation } from '../namespace.js'
import type { VIEW } from './en.js'

/** Sorting, groups and filters of a list, in Hebrew. */
export const he: Translation<typeof VIEW> = ({ counted, isolated }) => ({
  heading: 'תצוגה',
  sort: 'מיון',
  group: 'קיבוץ לפי',
  battery: 'סוללה',
  problems: 'בעיות',
  all: 'הכול',
  ungrouped: 'ללא',
  reset: 'איפוס',
  show: (count) => counted(count, { one: 'הצגת מכשיר אחד', two: 'הצגת שני מכשירים', other: 'הצגת # מכשירים' }),
  active: 'מסננים פעילים',
  remove: (filter) => `הסרת המסנן: ${isolated(filter)}`,
  clear: 'ניקוי המסננים',
  noneLeft: 'אין מכשיר שמתאים למסננים האלה',
  lowBattery: 'סוללות חלשות',
  offline: 'לא מחובר',
  issues: 'עם בעיות',
  orders: {
    newest: 'החדשים תחילה',
    name: 'שם',
    battery: 'הסוללה הריקה ביותר תחילה',
    issues: 'בעיות תחילה',
    kind: 'סוג'
  },
  groupings: {
    kind: 'סוג',
    account: 'חשבון',
    manufacturer: 'יצרן',
    space: 'מרחב'
  },
  none: {
    kind: 'מכשירים אחרים',
    account: 'ללא חשבון',
    manufacturer: 'יצרן לא ידוע',
    space: 'ללא מרחב'
  },
  kinds: {
    lock: 'מנעולים',
    thermostat: 'תרמוסטטים',
    'noise-sensor': 'חיישני רעש'
  },
  states: {
    locked: 'נעול',
    unlocked: 'לא נעול',
    heating: 'מחמם',
    cooling: 'מקרר',
    noisy: 'רועש מדי'
  }
})

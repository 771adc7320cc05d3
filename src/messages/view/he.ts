import type { Translation } from '../namespace.js'
import type { VIEW } from './en.js'

/** Sorting, groups and filters of a list, in Hebrew. */
export const he: Translation<typeof VIEW> = ({ isolated }) => ({
  heading: 'תצוגה',
  sort: 'מיון',
  group: 'קיבוץ לפי',
  battery: 'סוללה',
  problems: 'בעיות',
  all: 'הכול',
  ungrouped: 'ללא',
  reset: 'איפוס',
  close: 'סגירה',
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
    trouble: 'בעיות תחילה',
    kind: 'סוג'
  },
  groupings: {
    kind: 'סוג',
    account: 'חשבון',
    maker: 'יצרן',
    space: 'מרחב'
  },
  none: {
    kind: 'מכשירים אחרים',
    account: 'ללא חשבון',
    maker: 'יצרן לא ידוע',
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

import type { Translation } from '../namespace.js'
import type { THRESHOLDS } from './en.js'

/** Editing noise thresholds, in Hebrew. */
export const he: Translation<typeof THRESHOLDS> = ({ isolated, number }) => ({
  title: 'הוספת סף',
  name: 'שם (לא חובה)',
  decibels: 'התראה מעל (dB)',
  score: 'ציון סיכון לרעש (NRS)',
  less: (name) => `${isolated(name)}: הפחתה`,
  more: (name) => `${isolated(name)}: הגברה`,
  start: 'משעה',
  end: 'עד שעה',
  nextDay: 'ביום שלמחרת',
  required: 'חובה',
  notANumber: 'יש להזין מספר.',
  notBoth: 'יש להזין דציבלים או ציון, לא את שניהם.',
  outOfRange: (least, most) => `יש להזין מספר מ־${number(least)} עד ${number(most)}.`,
  nameRequired: 'אפשר לשנות שם, אבל לא להסיר אותו.',
  sameTime: 'הסיום חייב להיות שונה מההתחלה.',
  day: 'היום מחצות עד חצות',
  own: 'הסף הזה',
  otherThresholds: 'ספים אחרים',
  during: (start, end) => `מ־${isolated(start)} עד ${isolated(end)}`,
  limit: (name, level) => (name ? `“${isolated(name)}” (${isolated(level)})` : `הסף של ${isolated(level)}`),
  otherFirst: (during, limit) => `${during} ${limit} מתריע ראשון.`,
  ownFirst: (during, limit) => `${during} הסף הזה מתריע לפני ${limit}.`,
  sameLimit: (during) => `${during} יש סף נוסף באותו ערך.`,
  neverFirst: (name, level) =>
    `הסף הזה לא יתריע לעולם: ${name ? `“${isolated(name)}”` : 'סף אחר'} נמוך יותר (${isolated(level)}) באותן שעות.`,
  created: 'סף הרעש נוצר',
  updated: 'סף הרעש עודכן',
  deleted: 'סף הרעש נמחק כעת',
  confirmDelete: 'למחוק את סף הרעש הזה?',
  confirm: 'מחיקה',
  alreadyDeleted: 'סף הרעש הזה כבר לא קיים.',
  failed: 'לא ניתן היה לשמור את סף הרעש. יש לנסות שוב.',
  deleteFailed: 'לא ניתן היה למחוק את סף הרעש. יש לנסות שוב.',
  offline: 'אפשר יהיה לשנות את ספי הרעש כשהחיישן יהיה שוב מחובר.'
})

import type { Translation } from '../namespace.js'
import type { CLIMATE_PRESETS } from './en.js'

/** Climate presets and their form, in Hebrew. */
export const he: Translation<typeof CLIMATE_PRESETS> = ({ isolated }) => ({
  create: 'יצירת ערכה',
  empty: 'אין עדיין ערכות אקלים',
  emptyDetail: 'אפשר לשמור מצב וטמפרטורות כערכת אקלים, למשל ״בבית״ או ״מחוץ לבית״, ולהחיל אותה בלחיצה אחת או לפי לוח זמנים.',
  key: 'מפתח',
  keyHint: `לדוגמה ${isolated('guest_arrival')}. לא ניתן לשנות אחר כך.`,
  keyRequired: 'שדה חובה',
  keyHasSpaces: 'המפתח לא יכול להכיל רווחים.',
  keyExists: 'כבר קיימת ערכת אקלים עם המפתח הזה.',
  name: 'שם לתצוגה (לא חובה)',
  fanMode: 'מאוורר',
  mode: 'מצב מיזוג',
  apply: 'החלה',
  applied: 'הוחל',
  edit: (name) => `עריכת ${isolated(name)}`,
  delete: (name) => `מחיקת ${isolated(name)}`,
  confirmDelete: 'למחוק את ערכת האקלים?',
  confirm: 'מחיקה',
  deleted: 'ערכת האקלים נמחקת',
  alreadyDeleted: 'ערכת האקלים כבר לא קיימת.',
  failed: 'לא ניתן היה לשמור את ערכת האקלים. יש לנסות שוב.',
  fixed: 'מנוהלת בתרמוסטט',
  notEditable: 'המכשיר לא מאפשר לערוך את הערכה הזו.',
  notDeletable: 'המכשיר לא מאפשר למחוק את הערכה הזו.'
})

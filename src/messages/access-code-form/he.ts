import type { Translation } from '../namespace.js'
import type { ACCESS_CODE_FORM } from './en.js'

/** The form of an access code, in Hebrew. */
export const he: Translation<typeof ACCESS_CODE_FORM> = ({ counted, list, number }) => ({
  nameNew: 'שם לקוד החדש',
  name: 'שם הקוד',
  nameRequired: 'יש להזין שם',
  nameTooLong: `עד ${number(60)} תווים`,
  code: 'הזנת הקוד (PIN)',
  numbersOnly: 'ספרות בלבד',
  codeRequired: 'יש להזין קוד',
  codeLength: (lengths) => `אורך הקוד צריך להיות אחד מאלה: ${list(lengths)}`,
  generate: 'יצירת קוד',
  generateFailed: 'לא ניתן היה ליצור קוד. יש לנסות שוב.',
  type: 'זמנים',
  ongoing: 'ללא הגבלה',
  timeBound: 'התחלה וסיום',
  start: 'התחלה',
  end: 'סיום',
  dateRequired: 'יש להזין תאריך ושעה',
  endNotAfterStart: 'הסיום צריך להיות אחרי ההתחלה',
  endPast: 'מועד הסיום כבר עבר',
  timing: 'זמנים',
  zoneAutomatic: 'אזור זמן (אוטומטי)',
  zoneOther: 'אזור זמן (ידני)',
  useLocalZone: 'שימוש באזור הזמן המקומי',
  zones: 'אזורי זמן',
  searchZones: 'חיפוש אזורי זמן',
  noZones: 'אין אזור זמן מתאים',
  zoneCount: (count) => counted(count, { one: 'אזור זמן אחד', two: 'שני אזורי זמן', other: '# אזורי זמן' }),
  deviceZone: 'אזור הזמן של המכשיר',
  saveFailed: 'לא ניתן היה לשמור את הקוד. יש לנסות שוב.',
  notCreatable: 'לא ניתן להוסיף כאן קודי גישה.',
  notEditable: 'לא ניתן לערוך את קוד הגישה הזה.',
  takesNoCodes: 'המכשיר הזה לא מקבל קודי גישה מכאן. באפליקציה של היצרן אפשר למצוא דרכים אחרות לתת גישה.',
  turnedOff: 'האפשרות הזו כבויה כאן. אם יש בה צורך, יש לפנות למנהל המערכת.'
})

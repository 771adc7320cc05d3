import type { Translation } from '../namespace.js'
import type { SHARING } from './en.js'

/** Sharing an access code, in Hebrew. */
export const he: Translation<typeof SHARING> = () => ({
  share: 'שיתוף',
  pass: 'כרטיס אורח',
  print: 'הדפסה',
  checkIn: 'כניסה',
  checkOut: 'יציאה',
  scan: 'סרקו כדי לשמור את הכרטיס בטלפון.',
  picture: 'קוד QR של הכרטיס הזה',
  tooLong: 'הטקסט ארוך מדי לקוד QR.',
  text: 'טקסט לשיתוף',
  close: 'סגירה',
  code: (pin) => `קוד גישה: ${pin}`,
  always: 'בתוקף בכל עת',
  between: (start, end) => `בתוקף מ־${start} עד ${end}`,
  from: (start) => `בתוקף מ־${start}`,
  until: (end) => `בתוקף עד ${end}`,
  showQrCode: 'הצגת קוד QR',
  scanLink: 'יש לסרוק כדי לפתוח את המפתח הנייד'
})

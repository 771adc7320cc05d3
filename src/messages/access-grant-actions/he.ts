import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_ACTIONS } from './en.js'

/** Removing and changing access of people, in Hebrew. */
export const he: Translation<typeof ACCESS_GRANT_ACTIONS> = ({ isolated }) => ({
  remove: 'הסרת הגישה',
  confirmRemove: (name) => `להסיר את הגישה של ${isolated(name)}?`,
  confirmRemoveUnnamed: 'להסיר את הגישה הזאת?',
  pinStopsAt: (doors) => `הקוד יפסיק לפעול ב־${isolated(doors)}.`,
  pinStops: 'הקוד יפסיק לפעול.',
  linkStops: 'הקישור יפסיק לפעול.',
  cardStops: 'הכרטיס יפסיק לפעול.',
  cloudKeyStops: 'מפתח הענן יפסיק לפעול.',
  irreversible: 'לא ניתן לבטל את הפעולה.',
  deleted: 'הגישה בתהליך הסרה',
  removed: 'הגישה הזאת הוסרה.',
  deleteFailed: 'לא ניתן היה להסיר את הגישה. יש לנסות שוב.',
  unknown: 'לא ידוע אם הגישה הוסרה. יש לנסות שוב.',
  failed: 'לא ניתן היה להעניק גישה מחדש.',
  extend: 'הארכה',
  extensions: { hour: 'שעה אחת', day: 'יום אחד' },
  extended: 'הגישה בתהליך הארכה',
  extendFailed: 'לא ניתן היה להאריך את הגישה. יש לנסות שוב.',
  addWay: 'הוספת דרך כניסה',
  added: 'בהכנה',
  addFailed: 'לא ניתן היה להוסיף את דרך הכניסה הזאת. יש לנסות שוב.',
  revoke: 'ביטול',
  confirmRevoke: { code: 'לבטל את הקוד?', mobile_key: 'לבטל את המפתח הנייד?', card: 'לבטל את הכרטיס?', cloud_key: 'לבטל את מפתח הענן?' },
  confirmRevokeOther: 'לבטל את דרך הכניסה הזאת?',
  revoked: 'בהסרה',
  revokeFailed: 'לא ניתן היה לבטל את דרך הכניסה הזאת. יש לנסות שוב.',
  revokeUnknown: 'לא ידוע אם דרך הכניסה הזאת בוטלה. יש לנסות שוב.',
  showQrCode: 'הצגת קוד QR',
  scanLink: 'יש לסרוק כדי לפתוח את המפתח הנייד',
  encode: 'קידוד הכרטיס',
  encoding: 'בקידוד…',
  encodeFailed: 'לא ניתן היה לקודד את הכרטיס. יש לנסות שוב.'
})

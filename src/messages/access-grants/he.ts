import type { Translation } from '../namespace.js'
import type { ACCESS_GRANTS } from './en.js'

/** Access of people: what several screens say of it, in Hebrew. */
export const he: Translation<typeof ACCESS_GRANTS> = ({ isolated, number }) => ({
  title: 'גישה',
  unnamed: 'גישה',
  edit: 'עריכה',
  remove: 'הסרת הגישה',
  revoke: 'ביטול',
  extend: 'הארכה',
  chooseEnd: 'בחירה…',
  extended: 'הגישה בתהליך הארכה',
  extendFailed: 'לא ניתן היה להאריך את הגישה. יש לנסות שוב.',
  clearSearch: 'ניקוי החיפוש',
  loading: 'הגישות נטענות',
  missingId: `לא נבחרה גישה. יש להגדיר את המאפיין ${isolated('access-grant-id')}.`,
  notFound: 'הגישה לא נמצאה.',
  loadFailed: 'לא ניתן היה לטעון את הגישה',
  states: {
    removing: 'בהסרה…',
    ended: 'הסתיימה',
    notWorking: 'לא פועלת',
    partlyWorking: 'פועלת חלקית',
    notReady: 'לא מוכנה',
    partlyReady: 'מוכנה חלקית',
    overprovisioned: 'פותחת יותר מדי',
    late: 'מתעכבת',
    preparing: 'בהכנה…',
    cardToEncode: 'כרטיס לקידוד',
    cardToAssign: 'כרטיס להקצאה',
    ready: 'מוכנה',
    active: 'פעילה'
  },
  between: (start, end) => `${start} – ${end}`,
  noEnd: (start) => `החל מ־${isolated(start)}, ללא סיום`,
  modes: {
    code: 'קוד',
    mobile_key: 'מפתח נייד',
    card: 'כרטיס',
    cloud_key: 'מפתח ענן'
  },
  otherMode: 'דרך כניסה אחרת',
  copyPin: 'העתקת הקוד',
  ways: 'דרכי כניסה',
  worksAt: (works, total) => `פועלת ב־${number(works)} מתוך ${number(total)} דלתות`,
  someDoor: 'דלת',
  name: 'שם',
  beingRemoved: 'הגישה בתהליך הסרה.'
})

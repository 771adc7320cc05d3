import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_DETAILS } from './en.js'

/** The details of an access, in Hebrew. */
export const he: Translation<typeof ACCESS_GRANT_DETAILS> = ({ counted, isolated }) => ({
  removed: 'הגישה הזאת הוסרה.',
  addWay: 'הוספת דרך כניסה',
  added: 'בהכנה',
  addFailed: 'לא ניתן היה להוסיף את דרך הכניסה הזאת. יש לנסות שוב.',
  addUnknown: 'לא ידוע אם דרך הכניסה הזאת נוספה. יש לנסות שוב.',
  noWays: 'אין דרך כניסה',
  waysFailed: 'לא ניתן היה לטעון את דרכי הכניסה',
  wayStates: {
    ready: 'מוכן',
    preparing: 'בהכנה…',
    failed: 'לא מוכן',
    removing: 'בהסרה…',
    changing: 'מוכן, הזמנים בשינוי',
    toEncode: 'ממתין לקידוד',
    toAssign: 'ממתין להקצאה',
    encoded: 'מקודד'
  },
  readySince: (date) => `מוכן מאז ${isolated(date)}`,
  wayReady: (way) => `${way} מוכן`,
  copyLink: 'העתקת הקישור',
  link: 'קישור',
  linkHidden: 'לא ניתן להציג את הקישור',
  uses: (count) => counted(count, { one: 'לשימוש חד־פעמי', two: 'לשימוש פעמיים', other: 'לשימוש # פעמים' }),
  atDesk: 'יש לקודד את הכרטיס בקבלה.',
  webPass: 'נפתח מכרטיס האינטרנט של האורח.',
  doors: 'דלתות',
  doorsIncomplete: 'ייתכן שחסרות כאן דלתות.',
  doorStates: {
    set: 'הקוד נמצא במנעול',
    later: 'הקוד יוגדר זמן קצר לפני ההתחלה',
    setting: 'הקוד בהגדרה…',
    removing: 'הקוד בהסרה…',
    failed: 'הקוד אינו במנעול',
    unsure: 'לא ידוע אם הקוד פועל',
    missing: 'אין דרך כניסה',
    ready: 'מוכנה',
    preparing: 'בהכנה…'
  },
  offline: 'לא מקוון',
  person: 'אדם',
  email: 'דוא״ל',
  phone: 'טלפון',
  events: 'מה קרה',
  information: 'פרטי הגישה',
  id: 'מזהה',
  copyId: 'העתקת המזהה',
  key: 'מפתח',
  reservation: 'הזמנה',
  created: 'נוצר',
  timeZone: 'אזור זמן',
  activeUntil: (date) => `פעילה עד ${isolated(date)}`,
  readyFrom: (date) => `מוכנה, מתחילה ב־${isolated(date)}`,
  endedAt: (date) => `הסתיימה ב־${isolated(date)}`
})

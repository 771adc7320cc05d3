import type { Translation } from '../namespace.js'
import type { CODE_USE } from './en.js'

/** Use of an access code, in its details, in Hebrew. */
export const he: Translation<typeof CODE_USE> = ({ counted, isolated }) => ({
  title: 'שימוש',
  lastUsed: 'שימוש אחרון',
  firstUsed: 'שימוש ראשון',
  used: (count) => counted(count, { one: 'שימוש אחד', two: 'שני שימושים', other: '# שימושים' }),
  usedAtLeast: (count) => counted(count, { one: 'לפחות שימוש אחד', two: 'לפחות שני שימושים', other: 'לפחות # שימושים' }),
  inWindow: 'ב־30 הימים האחרונים',
  withBackup: 'עם קוד הגיבוי',
  yesterday: (time) => `אתמול ${isolated(time)}`,
  usedAt: (when) => `שימוש: ${isolated(when)}`,
  denied: (count, when) => counted(count, {
      one: `נדחה פעם אחת, ${isolated(when)}`,
      two: `נדחה פעמיים, לאחרונה ${isolated(when)}`,
      other: `נדחה # פעמים, לאחרונה ${isolated(when)}`
    }),
  because: (denied, reason) => `${denied}: ${reason}`,
  reasons: {
    unknown_code: 'הקוד אינו מוכר למנעול',
    expired_code: 'תוקף הקוד פג',
    blocklisted_code: 'הקוד חסום',
    too_many_attempts: 'יותר מדי ניסיונות',
    blocked_by_privacy_mode: 'מצב הפרטיות פעיל',
    credential_error: 'לא ניתן היה לקרוא את הקוד'
  },
  notUsed: 'עדיין לא היה בשימוש',
  notRecently: 'אין שימוש ב־30 הימים האחרונים',
  unknown: 'לא דווח על שימוש. ייתכן שהמנעול הזה אינו מדווח באיזה קוד השתמשו.',
  notReported: 'המנעול הזה אינו מדווח באיזה קוד השתמשו.',
  offlineCode: 'אין דיווח על שימוש בקודים לא מקוונים.',
  notFound: (count) => counted(count, {
      one: 'לא נמצא שימוש באירוע האחרון.',
      two: 'לא נמצא שימוש בשני האירועים האחרונים.',
      other: 'לא נמצא שימוש ב־# האירועים האחרונים.'
    }),
  lockOffline: 'המנעול לא מקוון. ייתכן ששימושים מאוחרים יותר חסרים.',
  failed: 'לא ניתן היה לטעון את השימוש בקוד הזה',
  showAll: 'הצגת כל השימושים'
})

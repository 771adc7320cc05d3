import type { en } from './en.js'

/** Names that several screens share, and sign-in, in Hebrew. */
export const he: typeof en = ({ isolated, number }) => ({
  general: {
    back: 'חזרה',
    tryAgain: 'ניסיון נוסף',
    stillTrying: 'עדיין מנסים…',
    reload: 'טעינה מחדש',
    reloadPage: 'טעינת הדף מחדש',
    needsReload: 'הדפדפן הזה יכול לטעון זאת מחדש רק עם הדף כולו.',
    save: 'שמירה',
    cancel: 'ביטול',
    dismiss: 'סגירה',
    undo: 'ביטול הפעולה',
    undone: 'הפעולה בוטלה',
    refresh: 'רענון',
    lastRead: (ago) => `עודכן ${ago}`,
    offline: 'אין חיבור לאינטרנט. ייתכן שהמידע אינו מעודכן.',
    facts: (facts, separator = ' · ') => `\u200f${facts.map(isolated).join(separator)}`,
    more: (count) => `ועוד ${number(count)}`,
    of: (part, whole) => `${number(part)} מתוך ${number(whole)}`,
    unknownError: 'אירעה שגיאה לא ידועה',
    unreachable: 'לא ניתן להגיע לשרת. יש לבדוק את החיבור לאינטרנט.',
    timedOut: 'השרת לא הגיב בזמן. יש לנסות שוב.',
    notUpdated: 'לא בוצע שינוי, כי לא ניתן היה לטעון את הערכים העדכניים.',
    deviceTimedOut: 'המכשיר לא הגיב בזמן',
    operationRefused: 'אין הרשאה לבצע שינויים כאן.',
    refused: 'אין הרשאה לראות את המידע הזה.',
    refusedDetail: 'יש לבקש גישה ממנהל המערכת.',
    failure: 'משהו השתבש ברכיב הזה. שאר הדף ממשיך לפעול.',
    missing: 'ייתכן שהפריט נמחק, או שאין לך גישה אליו.',
    details: 'פרטים',
    requestId: (id) => `בקשה ${isolated(id)}`
  },
  session: {
    failed: 'לא ניתן היה להתחבר',
    ended: 'ההתחברות הסתיימה',
    endedDetail: 'כדי להמשיך, יש להתחבר שוב. כבר מחוברים? יש לטעון את הדף מחדש.',
    verifying: 'ההתחברות נבדקת',
    unverified: 'לא ניתן היה לאמת את ההתחברות',
    unauthorized: 'המפתח או האסימון נדחה. יש להתחבר שוב, או לוודא שהוא שייך לסביבת העבודה הזאת.',
    invalidOptions: 'בעיה בהגדרות',
    howToFix: (option, hasAttribute) => `יש לבדוק את ${hasAttribute ? 'המאפיין' : 'התכונה'} ${isolated(option)}.`
  }
})

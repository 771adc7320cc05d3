import type { en } from './en.js'

/** Access codes and their table, in Hebrew. */
export const he: typeof en = ({ counted, isolated }) => ({
  accessCode: {
    title: 'קוד גישה',
    label: 'קוד גישה',
    unnamed: 'קוד',
    notFound: 'קוד הגישה לא נמצא.',
    loadFailed: 'לא ניתן היה לטעון את קוד הגישה',
    loading: 'קוד הגישה נטען',
    missingId: `לא נבחר קוד גישה. יש להגדיר את המאפיין ${isolated('access-code-id')}.`,
    issueWithoutMessage: 'לקוד יש בעיה שלא תוארה.',
    issues: (count) => counted(count, { one: 'בעיה אחת בקוד', two: 'שתי בעיות בקוד', other: '# בעיות בקוד' }),
    working: 'פעיל',
    assumed: 'פעיל ככל הנראה',
    unconfirmed: 'לא אושר',
    upcoming: 'מתחיל בהמשך',
    over: 'הסתיים',
    faulty: 'לא פועל',
    setting: 'בהגדרה…',
    removing: 'בהסרה…',
    datesUnknown: 'התאריכים לא ידועים',
    offline: 'קוד לא מקוון',
    endsNever: 'סיום: אף פעם',
    ends: (date) => `סיום: ${date}`,
    ended: (date) => `הסתיים: ${date}`,
    between: (start, end) => `\u200f${start} – ${end}`,
    starts: (date) => `התחלה: ${date}`,
    left: (span) => `עוד ${span}`,
    startsSoon: (ahead) => `מתחיל ${ahead}`,
    activeOngoing: 'פעיל (ללא הגבלה)',
    activeUntil: (date, time) => `פעיל עד ${date} בשעה ${time}`,
    startsAt: (date, time) => `מתחיל ב־${date} בשעה ${time}`,
    endedAt: (date, time) => `הסתיים ב־${date} בשעה ${time}`,
    copy: 'העתקת הקוד',
    edit: 'עריכת הקוד',
    delete: 'מחיקת הקוד',
    deleteFailed: 'לא ניתן היה למחוק את הקוד. יש לנסות שוב.'
  },
  accessCodeTable: {
    heading: 'קודי גישה',
    search: 'חיפוש קודי גישה',
    clearSearch: 'ניקוי החיפוש',
    filters: 'סינון לפי בעיות',
    add: 'הוספת קוד גישה',
    count: (count) => counted(count, { one: 'קוד גישה אחד', two: 'שני קודי גישה', other: '# קודי גישה' }),
    issues: (count) =>
      counted(count, { one: 'בעיה אחת בקודי גישה', two: 'שתי בעיות בקודי גישה', other: '# בעיות בקודי גישה' }),
    healthy: 'קודי הגישה תקינים',
    loading: 'קודי הגישה נטענים',
    empty: 'לא נמצאו קודי גישה',
    failed: 'לא ניתן היה לטעון את קודי הגישה',
    loadingMore: (count) =>
      `עד כה ${counted(count, { one: 'קוד גישה אחד', two: 'שני קודי גישה', other: '# קודי גישה' })}…`,
    actions: (name) => `פעולות עבור ${isolated(name)}`,
    copyCode: (code) => `העתקת הקוד - ${isolated(code)}`,
    view: 'הצגת פרטי הקוד',
    sections: { now: 'עכשיו', later: 'בהמשך', ended: 'הסתיימו' }
  },
  accessCodeForm: {
    create: 'קוד גישה חדש',
    edit: 'עריכת קוד גישה',
    created: 'קוד הגישה נוצר',
    updated: 'קוד הגישה עודכן'
  }
})

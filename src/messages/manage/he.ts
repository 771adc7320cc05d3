import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts of operations on devices and access codes in lists, in Hebrew. */
export const he = ({ counted, isolated, number, percent }: Formats): ManageMessages => ({
  // Row actions of the device table.
  rowActions: {
    of: (action, name) => `${action}: ${isolated(name)}`,
    adjust: 'כוונון',
    lastHour: 'השעה האחרונה',
    noises: (count) =>
      count > 0
        ? `${counted(count, { one: 'אירוע רעש אחד', two: 'שני אירועי רעש', other: '# אירועי רעש' })} בשעה האחרונה`
        : 'לא היו אירועי רעש בשעה האחרונה',
    hourAgo: 'לפני שעה',
    now: 'עכשיו'
  },
  // Bulk operations.
  rejected: {
    title: 'לא נשלח דבר',
    reasons: {
      'signed-out': 'ההתחברות הסתיימה.',
      'not-allowed': 'אין לך עוד הרשאה.',
      'not-offered': 'הפריט כבר אינו ברשימה הזאת.',
      changed: 'מישהו אחר שינה זאת בינתיים.',
      late: 'זה נמשך זמן רב מדי. יש לנסות שוב.',
      busy: 'שינוי אחר עדיין נשלח. יש לנסות שוב בעוד רגע.'
    }
  },
  bulk: {
    label: 'פעולה על כמה פריטים',
    selectAll: (count) => `בחירת הכול (${number(count)})`,
    selected: (count) => `נבחרו ${number(count)}`,
    clear: 'ניקוי הבחירה',
    moreActions: 'פעולות נוספות',
    open: {
      code: (count) => `הוספת קוד גישה ל־${number(count)}`,
      preset: (count) => `החלת ערכה על ${number(count)}`,
      climate: (count) => `קביעת הטמפרטורה ב־${number(count)}`,
      fan: (count) => `קביעת המאוורר ב־${number(count)}`
    },
    ask: {
      lock: (count) => counted(count, { one: 'לנעול דלת אחת?', two: 'לנעול שתי דלתות?', other: 'לנעול # דלתות?' }),
      unlock: (count) => counted(count, { one: 'לבטל נעילה של דלת אחת?', two: 'לבטל נעילה של שתי דלתות?', other: 'לבטל נעילה של # דלתות?' }),
      code: (count) => counted(count, { one: 'הוספת קוד גישה למנעול אחד', two: 'הוספת קוד גישה לשני מנעולים', other: 'הוספת קוד גישה ל־# מנעולים' }),
      preset: (count) => counted(count, { one: 'החלת ערכה על תרמוסטט אחד', two: 'החלת ערכה על שני תרמוסטטים', other: 'החלת ערכה על # תרמוסטטים' }),
      climate: (count) => counted(count, { one: 'קביעת הטמפרטורה של תרמוסטט אחד', two: 'קביעת הטמפרטורה של שני תרמוסטטים', other: 'קביעת הטמפרטורה של # תרמוסטטים' }),
      fan: (count) => counted(count, { one: 'קביעת המאוורר של תרמוסטט אחד', two: 'קביעת המאוורר של שני תרמוסטטים', other: 'קביעת המאוורר של # תרמוסטטים' }),
      edit: (count) => counted(count, { one: 'עריכת קוד גישה אחד', two: 'עריכת שני קודי גישה', other: 'עריכת # קודי גישה' }),
      delete: (count) => counted(count, { one: 'למחוק קוד גישה אחד?', two: 'למחוק שני קודי גישה?', other: 'למחוק # קודי גישה?' })
    },
    confirm: {
      lock: (count) => `נעילת ${number(count)}`,
      unlock: (count) => `ביטול נעילה של ${number(count)}`,
      code: (count) => counted(count, { one: 'הוספה למנעול אחד', two: 'הוספה לשני מנעולים', other: 'הוספה ל־# מנעולים' }),
      preset: (count) => `החלה על ${number(count)}`,
      climate: (count) => `קביעה ב־${number(count)}`,
      fan: (count) => `קביעה ב־${number(count)}`,
      delete: (count) => `מחיקת ${number(count)}`
    },
    more: (count) => `ועוד ${number(count)}`,
    skips: {
      lock: (count) => counted(count, { one: 'מנעול אחד ידולג', two: 'שני מנעולים ידולגו', other: '# מנעולים ידולגו' }),
      thermostat: (count) => counted(count, { one: 'תרמוסטט אחד ידולג', two: 'שני תרמוסטטים ידולגו', other: '# תרמוסטטים ידולגו' }),
      'noise-sensor': (count) => counted(count, { one: 'חיישן רעש אחד ידולג', two: 'שני חיישני רעש ידולגו', other: '# חיישני רעש ידולגו' }),
      code: (count) => counted(count, { one: 'קוד גישה אחד ידולג', two: 'שני קודי גישה ידולגו', other: '# קודי גישה ידולגו' })
    },
    skipsFor: (what, reason) => `${what}: ${reason}`,
    why: {
      offline: 'לא מחובר',
      unable: 'לא אפשרי',
      noMode: (name) => `בלי מצב ${isolated(name)}`,
      noPreset: (name) => `בלי הערכה ${isolated(name)}`
    },
    presetOn: (name, count, total) =>
      `${isolated(name)} – ${number(count)} מתוך ${counted(total, { one: 'תרמוסטט אחד', two: 'שני תרמוסטטים', other: '# תרמוסטטים' })}`,
    fitsNone: 'אין אורך קוד שמתאים לכל המנעולים האלה: יש לבחור פחות.',
    notMade: 'הקוד לא נוסף למנעול הזה.',
    keepOpen: 'יש להשאיר את הדף הזה פתוח עד לסיום.',
    progress: (settled, total, failed) =>
      `${number(settled)} מתוך ${number(total)}${failed > 0 ? `, ${number(failed)} נכשלו` : ''}`,
    finished: (done, total, failed) =>
      `${number(done)} מתוך ${number(total)} בוצעו${failed > 0 ? `, ${number(failed)} נכשלו` : ''}`,
    retry: (count) => `ניסיון נוסף (${number(count)})`,
    showDetails: 'הצגת פרטים',
    hideDetails: 'הסתרת פרטים',
    because: (reason, count) => `${isolated(reason)} (${number(count)})`,
    failed: 'נכשל',
    status: {
      waiting: 'בהמתנה',
      running: 'נשלח…',
      'still-waiting': 'אין תשובה עדיין',
      done: 'בוצע',
      canceled: 'לא הותר בדף הזה'
    },
    skipped: { 'under-way': 'כבר בביצוע', gone: 'נמחק', unable: 'דולג' }
  },
  // Sorting, groups and filters of a list.
  view: {
    heading: 'תצוגה',
    sort: 'מיון',
    group: 'קיבוץ לפי',
    battery: 'סוללה',
    problems: 'בעיות',
    all: 'הכול',
    ungrouped: 'ללא',
    reset: 'איפוס',
    close: 'סגירה',
    active: 'מסננים פעילים',
    remove: (filter) => `הסרת המסנן: ${isolated(filter)}`,
    clear: 'ניקוי המסננים',
    noneLeft: 'אין מכשיר שמתאים למסננים האלה',
    lowBattery: (level) => `סוללה מתחת ל־${percent(level)}`,
    below: (level) => `מתחת ל־${percent(level)}`,
    offline: 'לא מחובר',
    issues: 'עם בעיות',
    orders: {
      newest: 'החדשים תחילה',
      name: 'שם',
      battery: 'הסוללה הריקה ביותר תחילה',
      trouble: 'בעיות תחילה',
      kind: 'סוג'
    },
    groupings: {
      kind: 'סוג',
      account: 'חשבון',
      maker: 'יצרן',
      space: 'מרחב'
    },
    none: {
      kind: 'מכשירים אחרים',
      account: 'ללא חשבון',
      maker: 'יצרן לא ידוע',
      space: 'ללא מרחב'
    },
    kinds: {
      lock: 'מנעולים',
      thermostat: 'תרמוסטטים',
      'noise-sensor': 'חיישני רעש'
    },
    states: {
      locked: 'נעול',
      unlocked: 'לא נעול',
      heating: 'מחמם',
      cooling: 'מקרר',
      noisy: 'רועש מדי'
    }
  },
  conflict: {
    field: 'מישהו אחר שינה גם את זה.',
    whole: 'מישהו אחר שינה את זה בינתיים. טעינה מחדש תציג את הגרסה שלו, והשינויים שלך יאבדו.',
    mine: 'שלך',
    theirs: 'של מישהו אחר',
    keepMine: 'להשאיר את שלי',
    useTheirs: 'להשתמש באחר'
  },
  // Editing noise thresholds.
  thresholds: {
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
    overlaps: (name, level, times) => `חופף ל־“${isolated(name)}”, שמתיר ${isolated(level)}: ${isolated(times)}`,
    neverFirst: (name, level) => `לא יופעל לעולם: “${isolated(name)}” (${isolated(level)}) חל בכל הזמן הזה.`,
    created: 'סף הרעש נוצר',
    updated: 'סף הרעש עודכן',
    deleted: 'סף הרעש נמחק כעת',
    confirmDelete: 'למחוק את סף הרעש הזה?',
    confirm: 'מחיקה',
    gone: 'סף הרעש הזה כבר לא קיים.',
    failed: 'לא ניתן היה לשמור את סף הרעש. יש לנסות שוב.',
    deleteFailed: 'לא ניתן היה למחוק את סף הרעש. יש לנסות שוב.',
    offline: 'אפשר יהיה לשנות את ספי הרעש כשהחיישן יהיה שוב מחובר.'
  },
  // The codes of all locks.
  allLocks: {
    heading: 'כל קודי הגישה',
    list: 'רשימה',
    calendar: 'לוח שנה',
    group: 'קיבוץ לפי',
    byPerson: 'אדם',
    byLock: 'מנעול',
    chooseLocks: 'בחירת המנעולים',
    searchLocks: 'חיפוש מנעולים',
    noLock: 'לא נמצא מנעול מתאים',
    chooseOne: 'יש לבחור מנעול אחד לפחות.',
    proceed: 'המשך',
    locks: (count) => counted(count, { one: 'מנעול אחד', two: 'שני מנעולים', other: '# מנעולים' }),
    progress: (done, total) => `בדיקת קודים: ${number(done)} מתוך ${number(total)} מנעולים`,
    failed: (count) =>
      counted(count, { one: 'לא ניתן היה לטעון את הקודים של מנעול אחד', two: 'לא ניתן היה לטעון את הקודים של שני מנעולים', other: 'לא ניתן היה לטעון את הקודים של # מנעולים' }),
    deleteAll: (count) => `מחיקת הכול (${number(count)})`,
    editAll: (count) => `עריכת הכול (${number(count)})`,
    differ: 'הקודים שונים',
    off: (count) =>
      counted(count, { one: 'למנעול אחד נדרש אורך קוד אחר.', two: 'לשני מנעולים נדרש אורך קוד אחר.', other: 'ל־# מנעולים נדרש אורך קוד אחר.' }),
    ownDigits: 'המנעולים האלה מקבלים קודים באורך שונה: כל אחד שומר על שלו.',
    timesDiffer: 'הזמנים שונים',
    differing: 'שונה: כל אחד נשאר כפי שהוא'
  },
  // Codes that were set at the lock.
  unmanaged: {
    title: 'הוגדרו במנעול',
    about: 'הקודים האלה הוגדרו במנעול או באפליקציה של היצרן. אחרי הייבוא אפשר לשנות אותם כאן.',
    loading: 'הקודים שהוגדרו במנעול נטענים',
    none: 'אין קודים אחרים',
    failed: 'לא ניתן היה לטעון את הקודים שהוגדרו במנעול',
    manage: 'ייבוא',
    cannot: 'אי אפשר לייבא את הקוד הזה.',
    manageAll: (count) => counted(count, { two: 'ייבוא שניהם', other: 'ייבוא הכול (#)' }),
    managed: 'הקוד יובא',
    notManaged: 'לא ניתן היה לייבא את הקוד.'
  },
  // Sharing an access code.
  sharing: {
    share: 'שיתוף',
    pass: 'כרטיס אורח',
    print: 'הדפסה',
    picture: 'קוד QR של הכרטיס הזה',
    tooLong: 'הטקסט ארוך מדי לקוד QR.',
    text: 'טקסט לשיתוף',
    close: 'סגירה',
    code: (pin) => `קוד גישה: ${pin}`,
    always: 'בתוקף בכל עת',
    between: (start, end) => `בתוקף מ־${start} עד ${end}`,
    from: (start) => `בתוקף מ־${start}`,
    until: (end) => `בתוקף עד ${end}`
  }
})

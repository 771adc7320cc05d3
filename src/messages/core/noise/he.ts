import type { en } from './en.js'

/** Noise sensors, in Hebrew. */
export const he: typeof en = ({ counted, isolated, number }) => ({
  noiseSensor: {
    level: 'עוצמת הרעש',
    decibels: (level) => `${number(level)} dB`,
    quiet: `${number(0)}-${number(40)} dB`,
    score: (score) => `${number(score)} NRS`,
    unknown: 'לא ידוע',
    noisy: '(רועש)',
    calm: '(שקט)',
    lastLevel: 'עוצמת הרעש האחרונה הידועה',
    allowedNow: (level) => `הגבול עכשיו ${isolated(level)}`,
    anythingAllowed: 'אין סף רעש בתוקף עכשיו',
    lastDay: (count) =>
      count > 0
        ? `רועש מדי ${counted(count, { one: 'פעם אחת', two: 'פעמיים', other: '# פעמים' })} ב־${number(24)} שעות`
        : `אין התראות ב־${number(24)} שעות`,
    tabs: 'חיישן רעש',
    details: 'פרטים',
    activity: 'פעילות',
    thresholds: 'ספי רעש',
    add: 'הוספת סף',
    edit: (name) => `עריכת ${isolated(name)}`,
    delete: (name) => `מחיקת ${isolated(name)}`,
    loadingThresholds: 'ספי הרעש נטענים',
    thresholdsFailed: 'לא ניתן היה לטעון את ספי הרעש',
    noThresholds: 'אין',
    allDay: 'כל היום',
    allTimesIn: (zone) => `כל השעות לפי ${isolated(zone)}`,
    aboutThresholds: 'על ספי רעש',
    thresholdsDetail: 'סף רעש הוא עוצמת הרעש המרבית ב־dB המותרת בטווח שעות ביום.',
    between: (start, end) => `\u200f${start} – ${end}`,
    quietHours: 'שעות שקט הן סף נפרד שתקף רק בטווח שעות מוגדר.',
    loadingActivity: 'פעילות הרעש נטענת',
    activityFailed: 'לא ניתן היה לטעון את פעילות הרעש',
    noActivity: 'לא היה רעש בחודש האחרון',
    event: 'חריגה מסף הרעש',
    showMore: 'הצגת עוד',
    chart: 'הרעש החזק ביותר בכל לילה בחודש האחרון',
    overAllowed: (level, allowed) => `${isolated(level)}, הגבול ${isolated(allowed)}`,
    night: 'לילה',
    events: 'אירועים',
    time: 'שעה',
    loudest: 'החזק ביותר'
  }
})

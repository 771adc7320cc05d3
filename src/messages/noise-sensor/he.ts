import type { Translation } from '../namespace.js'
import type { NOISE_SENSOR } from './en.js'

/** Thresholds and activity of a noise sensor, in Hebrew. */
export const he: Translation<typeof NOISE_SENSOR> = ({ counted, isolated, number }) => ({
  lastDay: (count) =>
    count > 0
      ? `רועש מדי ${counted(count, { one: 'פעם אחת', two: 'פעמיים', other: '# פעמים' })} ב־${number(24)} השעות האחרונות`
      : `אין התראות ב־${number(24)} השעות האחרונות`,
  edit: (name) => `עריכת ${isolated(name)}`,
  delete: (name) => `מחיקת ${isolated(name)}`,
  loadingThresholds: 'ספי הרעש נטענים',
  thresholdsFailed: 'לא ניתן היה לטעון את ספי הרעש',
  noThresholds: 'אין',
  allDay: 'כל היום',
  allTimesIn: (zone) => `כל השעות לפי ${isolated(zone)}`,
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
})

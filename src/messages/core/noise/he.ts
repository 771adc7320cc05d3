import type { en } from './en.js'

/** Noise sensors, in Hebrew. */
export const he: typeof en = ({ isolated, number }) => ({
  noiseSensor: {
    level: 'עוצמת הרעש',
    decibels: (level) => `${number(level)} dB`,
    quiet: `${number(0)}-${number(40)} dB`,
    score: (score) => `${number(score)} NRS`,
    unknown: 'לא ידוע',
    lastLevel: 'עוצמת הרעש האחרונה הידועה',
    allowedNow: (level) => `הגבול עכשיו ${isolated(level)}`,
    anythingAllowed: 'אין סף רעש בתוקף עכשיו',
    tabs: 'חיישן רעש',
    details: 'פרטים',
    activity: 'פעילות',
    thresholds: 'ספי רעש',
    add: 'הוספת סף',
    aboutThresholds: 'על ספי רעש'
  }
})

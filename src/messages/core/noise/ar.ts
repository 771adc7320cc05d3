import type { en } from './en.js'

/** Noise sensors, in Arabic. */
export const ar: typeof en = ({ isolated, number }) => ({
  noiseSensor: {
    level: 'مستوى الضوضاء',
    decibels: (level) => `${number(level)} ديسيبل`,
    quiet: `${number(0)}-${number(40)} ديسيبل`,
    score: (score) => `${number(score)} NRS`,
    unknown: 'غير معروف',
    lastLevel: 'آخر مستوى ضوضاء معروف',
    allowedNow: (level) => `الحد الآن ${isolated(level)}`,
    anythingAllowed: 'لا يسري حد للضوضاء الآن',
    tabs: 'مستشعر الضوضاء',
    details: 'التفاصيل',
    activity: 'النشاط',
    thresholds: 'حدود الضوضاء',
    add: 'إضافة حد',
    aboutThresholds: 'حول حدود الضوضاء'
  }
})

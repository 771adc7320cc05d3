import type { en } from './en.js'

/** Noise sensors, in Arabic. */
export const ar: typeof en = ({ isolated, number }) => ({
  noiseSensor: {
    level: 'مستوى الضوضاء',
    decibels: (level) => `${number(level)} ديسيبل`,
    quiet: `${number(0)}-${number(40)} ديسيبل`,
    score: (score) => `${number(score)} NRS`,
    unknown: 'غير معروف',
    noisy: '(صاخب)',
    calm: '(هادئ)',
    lastLevel: 'آخر مستوى ضوضاء معروف',
    allowedNow: (level) => `الحد الآن ${isolated(level)}`,
    anythingAllowed: 'لا يسري حد للضوضاء الآن',
    lastDay: (count) =>
      count > 0 ? `مرات تجاوز الحد خلال ${number(24)} ساعة: ${number(count)}` : `لا تنبيهات خلال ${number(24)} ساعة`,
    tabs: 'مستشعر الضوضاء',
    details: 'التفاصيل',
    activity: 'النشاط',
    thresholds: 'حدود الضوضاء',
    add: 'إضافة حد',
    edit: (name) => `تعديل ${isolated(name)}`,
    delete: (name) => `حذف ${isolated(name)}`,
    loadingThresholds: 'جارٍ تحميل حدود الضوضاء',
    thresholdsFailed: 'تعذّر تحميل حدود الضوضاء',
    noThresholds: 'لا يوجد',
    allDay: 'طوال اليوم',
    allTimesIn: (zone) => `كل الأوقات حسب ${isolated(zone)}`,
    aboutThresholds: 'حول حدود الضوضاء',
    thresholdsDetail: 'حد الضوضاء هو أعلى مستوى بالديسيبل مسموح به في فترة من اليوم.',
    between: (start, end) => `\u200f${start} – ${end}`,
    quietHours: 'ساعات الهدوء حد منفصل لا يسري إلا في فترة محددة.',
    loadingActivity: 'جارٍ تحميل نشاط الضوضاء',
    activityFailed: 'تعذّر تحميل نشاط الضوضاء',
    noActivity: 'لا ضوضاء خلال آخر شهر',
    event: 'تجاوز حد الضوضاء',
    showMore: 'عرض المزيد',
    chart: 'أعلى ضوضاء كل ليلة خلال آخر شهر',
    overAllowed: (level, allowed) => `${isolated(level)}، الحد ${isolated(allowed)}`,
    night: 'الليلة',
    events: 'الأحداث',
    time: 'الوقت',
    loudest: 'الأعلى'
  }
})

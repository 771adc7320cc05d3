import type { Translation } from '../namespace.js'
import type { NOISE_SENSOR } from './en.js'

/** Thresholds and activity of a noise sensor, in Arabic. */
export const ar: Translation<typeof NOISE_SENSOR> = ({ isolated, number }) => ({
  lastDay: (count) =>
    count > 0 ? `مرات تجاوز الحد خلال آخر ${number(24)} ساعة: ${number(count)}` : `لا تنبيهات خلال آخر ${number(24)} ساعة`,
  edit: (name) => `تعديل ${isolated(name)}`,
  delete: (name) => `حذف ${isolated(name)}`,
  loadingThresholds: 'جارٍ تحميل حدود الضوضاء',
  thresholdsFailed: 'تعذّر تحميل حدود الضوضاء',
  noThresholds: 'لا يوجد',
  allDay: 'طوال اليوم',
  allTimesIn: (zone) => `كل الأوقات حسب ${isolated(zone)}`,
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
})

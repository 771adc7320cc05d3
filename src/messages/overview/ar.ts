import type { Translation } from '../namespace.js'
import type { OVERVIEW } from './en.js'

/** The overview of all devices, in Arabic. */
export const ar: Translation<typeof OVERVIEW> = ({ counted, isolated, number }) => ({
  heading: 'الملخص',
  empty: 'لا أجهزة بعد',
  allFine: 'كل شيء بخير',
  allFineSoFar: 'كل شيء بخير حتى الآن',
  needAttention: (count) => `تحتاج إلى انتباه: ${number(count)}`,
  needAttentionSoFar: (count) => `تحتاج إلى انتباه حتى الآن: ${number(count)}`,
  fine: (count, total) => `${number(count)} من ${number(total)} أجهزة بخير`,
  nothingToDo: 'لا شيء مطلوب',
  toWatch: (count) => `للمتابعة: ${number(count)}`,
  numbers: 'الأجهزة بالأرقام',
  all: (count) => counted(count, { one: 'جهاز واحد', two: 'الجهازان', few: 'كل # أجهزة', many: 'كل # جهازًا', other: 'كل # جهاز' }),
  counts: {
    issues: (count) => `بها مشكلات: ${number(count)}`,
    offline: (count) => `غير متصل: ${number(count)}`,
    batteries: (count) => counted(count, { one: 'بطارية منخفضة واحدة', two: 'بطاريتان منخفضتان', few: '# بطاريات منخفضة', many: '# بطارية منخفضة', other: '# بطارية منخفضة' }),
    unlocked: (count) => `غير مقفل: ${number(count)}`
  },
  atNight: 'غير مقفل ليلًا',
  codes: 'رموز لا تعمل',
  problems: 'مشكلات',
  offline: 'غير متصل',
  checkAll: (count) => `التحقق من الكل (${number(count)})`,
  visits: 'الوصول والمغادرة اليوم',
  doors: 'غير مقفل الآن',
  climate: 'منظمات حرارة تتغير اليوم',
  from: (time) => `من ${isolated(time)}`,
  until: (time) => `حتى ${isolated(time)}`,
  showMore: (count) => `عرض ${number(count)} أخرى`,
  showFewer: 'عرض أقل',
  readingCodes: (loaded, total) => `جارٍ التحقق من الرموز: ${number(loaded)} من أصل ${number(total)} من الأقفال`,
  codesFailed: (count) =>
    counted(count, { one: 'تعذّر تحميل رموز قفل واحد', two: 'تعذّر تحميل رموز قفلين', few: 'تعذّر تحميل رموز # أقفال', many: 'تعذّر تحميل رموز # قفلًا', other: 'تعذّر تحميل رموز # قفل' }),
  schedulesFailed: (count) =>
    counted(count, { one: 'تعذّر تحميل جدول منظم حرارة واحد', two: 'تعذّر تحميل جدولي منظمي حرارة', few: 'تعذّر تحميل جداول # منظمات حرارة', many: 'تعذّر تحميل جداول # منظم حرارة', other: 'تعذّر تحميل جداول # منظم حرارة' })
})

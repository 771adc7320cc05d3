import type { Translation } from '../namespace.js'
import type { CALENDAR } from './en.js'

/** Access periods by person and day, in Arabic. */
export const ar: Translation<typeof CALENDAR> = ({ isolated, number }) => ({
  label: 'الإقامات حسب الأيام',
  earlier: 'أيام سابقة',
  later: 'أيام لاحقة',
  today: 'اليوم',
  empty: (range) => `لا إقامات ${isolated(range)}`,
  onToday: (events) => `اليوم: ${events}.`,
  comes: (names) => `وصول ${isolated(names)}`,
  leaves: (names) => `مغادرة ${isolated(names)}`,
  comesAndLeaves: (names) => `${isolated(names)}، وصول ومغادرة`,
  more: (count) => `${number(count)} آخرون`,
  in: (time) => `وصول ${isolated(time)}`,
  out: (time) => `مغادرة ${isolated(time)}`,
  always: 'دائمًا',
  overlap: 'شخصان، الباب نفسه',
  startsToday: 'يبدأ اليوم',
  endsToday: 'ينتهي اليوم',
  overlaps: (name, locks) => `متزامن مع ${isolated(name)} على ${isolated(locks)}`,
  keys: 'يحرّكه Page Up وPage Down أو Alt مع سهم بمقدار يوم. ومع Shift أيضًا تتحرك نهايته، ويحرّك Shift مع سهم بدايته. ويلغي Escape ذلك.',
  change: (name, dates) => `${isolated(name)}: ${isolated(dates)}`,
  fixed: {
    ongoing: 'ليس لهذا الرمز تواريخ. افتحه لإضافتها.',
    transitioning: 'يجري تعيين هذا الرمز أو إزالته. حرّكه بعد ذلك.',
    notAllowed: 'لا يمكن تغيير هذا الرمز هنا.',
    faulty: 'توجد مشكلة في هذا الرمز. افتحه لترى ما يمكن فعله.',
    unsaved: 'احفظ التغيير الآخر أو تراجع عنه أولًا.'
  }
})

import type { Translation } from '../namespace.js'
import type { ACTIVITY_EXPORT } from './en.js'

/** Export of the activity log, in Arabic. */
export const ar: Translation<typeof ACTIVITY_EXPORT> = ({ counted, isolated, number }) => ({
  title: 'تصدير النشاط',
  scope: (what, where) => `${what}، ${isolated(where)}`,
  period: 'الفترة',
  lastDays: (count) => counted(count, { few: 'آخر # أيام', many: 'آخر # يومًا', other: 'آخر # يوم' }),
  chooseDates: 'اختيار التواريخ',
  from: 'من',
  to: 'إلى',
  endBeforeStart: 'يجب أن تكون النهاية بعد البداية',
  reading: 'جارٍ قراءة النشاط',
  read: (count) => counted(count, { one: 'قُرئ حدث واحد', two: 'قُرئ حدثان', few: 'قُرئت # أحداث', many: 'قُرئ # حدثًا', other: 'قُرئ # حدث' }),
  stopped: (count) => counted(count, { one: 'توقفت القراءة بعد حدث واحد.', two: 'توقفت القراءة بعد حدثين.', few: 'توقفت القراءة بعد # أحداث.', many: 'توقفت القراءة بعد # حدثًا.', other: 'توقفت القراءة بعد # حدث.' }),
  downloadSome: (count) => counted(count, { one: 'تنزيل حدث واحد', two: 'تنزيل حدثين', few: 'تنزيل # أحداث', many: 'تنزيل # حدثًا', other: 'تنزيل # حدث' }),
  printSome: (count) => counted(count, { one: 'طباعة حدث واحد', two: 'طباعة حدثين', few: 'طباعة # أحداث', many: 'طباعة # حدثًا', other: 'طباعة # حدث' }),
  empty: 'لا نشاط في هذه الفترة',
  exported: (count) => counted(count, { one: 'صُدّر حدث واحد', two: 'صُدّر حدثان', few: 'صُدّرت # أحداث', many: 'صُدّر # حدثًا', other: 'صُدّر # حدث' }),
  cut: (count, date) => `صُدّرت أحدث ${number(count)} من الأحداث، حتى ${isolated(date)}.`,
  printed: (date) => `طُبع في ${isolated(date)}`,
  columns: { time: 'الوقت', device: 'الجهاز', event: 'ما حدث' }
})

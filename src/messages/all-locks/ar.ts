import type { Translation } from '../namespace.js'
import type { ALL_LOCKS } from './en.js'

/** The codes of all locks, in Arabic. */
export const ar: Translation<typeof ALL_LOCKS> = ({ counted, number }) => ({
  heading: 'كل رموز الوصول',
  list: 'قائمة',
  calendar: 'تقويم',
  group: 'التجميع حسب',
  byPerson: 'الشخص',
  byLock: 'القفل',
  chooseLocks: 'اختيار الأقفال',
  searchLocks: 'البحث في الأقفال',
  noLock: 'لا يوجد قفل مطابق',
  chooseOne: 'اختر قفلًا واحدًا على الأقل.',
  proceed: 'متابعة',
  locks: (count) => counted(count, { one: 'قفل واحد', two: 'قفلان', few: '# أقفال', many: '# قفلًا', other: '# قفل' }),
  progress: (loaded, total) => `جارٍ التحقق من الرموز: ${number(loaded)} من أصل ${number(total)} من الأقفال`,
  failed: (count) =>
    counted(count, { one: 'تعذّر تحميل رموز قفل واحد', two: 'تعذّر تحميل رموز قفلين', few: 'تعذّر تحميل رموز # أقفال', many: 'تعذّر تحميل رموز # قفلًا', other: 'تعذّر تحميل رموز # قفل' }),
  deleteAll: (count) => `حذف الكل (${number(count)})`,
  editAll: (count) => `تعديل الكل (${number(count)})`,
  codes: (count) => `الرموز: ${number(count)}`,
  off: (count) =>
    counted(count, { one: 'يحتاج قفل واحد إلى طول رمز مختلف.', two: 'يحتاج قفلان إلى طول رمز مختلف.', few: 'تحتاج # أقفال إلى طول رمز مختلف.', many: 'يحتاج # قفلًا إلى طول رمز مختلف.', other: 'يحتاج # قفل إلى طول رمز مختلف.' }),
  ownDigits: 'تقبل هذه الأقفال رموزًا مختلفة الطول: يحتفظ كل منها برمزه.',
  timesDiffer: 'الأوقات مختلفة',
  differing: 'مختلف: يبقى كل منها كما هو'
})

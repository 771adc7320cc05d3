import type { Translation } from '../namespace.js'
import type { VIEW } from './en.js'

/** Sorting, groups and filters of a list, in Arabic. */
export const ar: Translation<typeof VIEW> = ({ counted, isolated }) => ({
  heading: 'العرض',
  sort: 'الفرز',
  group: 'التجميع حسب',
  battery: 'البطارية',
  problems: 'المشكلات',
  all: 'الكل',
  ungrouped: 'بلا',
  reset: 'إعادة الضبط',
  show: (count) => counted(count, { zero: 'عرض # جهاز', one: 'عرض جهاز واحد', two: 'عرض جهازين', few: 'عرض # أجهزة', many: 'عرض # جهازًا', other: 'عرض # جهاز' }),
  active: 'عوامل التصفية المفعّلة',
  remove: (filter) => `إزالة عامل التصفية: ${isolated(filter)}`,
  clear: 'مسح عوامل التصفية',
  noneLeft: 'لا يوجد جهاز يطابق عوامل التصفية',
  lowBattery: 'بطاريات منخفضة',
  offline: 'غير متصل',
  issues: 'بها مشكلات',
  orders: {
    newest: 'الأحدث أولًا',
    name: 'الاسم',
    battery: 'الأقل شحنًا أولًا',
    issues: 'المشكلات أولًا',
    kind: 'النوع'
  },
  groupings: {
    kind: 'النوع',
    account: 'الحساب',
    manufacturer: 'الشركة المصنّعة',
    space: 'المكان'
  },
  none: {
    kind: 'أجهزة أخرى',
    account: 'بلا حساب',
    manufacturer: 'شركة غير معروفة',
    space: 'بلا مكان'
  },
  kinds: {
    lock: 'الأقفال',
    thermostat: 'منظمات الحرارة',
    'noise-sensor': 'مستشعرات الضوضاء'
  },
  states: {
    locked: 'مقفل',
    unlocked: 'غير مقفل',
    heating: 'يدفّئ',
    cooling: 'يبرّد',
    noisy: 'صاخب جدًا'
  }
})

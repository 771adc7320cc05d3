import type { Translation } from '../namespace.js'
import type { ACCESS_GRANTS } from './en.js'

/** Access of people: what several screens say of it, in Arabic. */
export const ar: Translation<typeof ACCESS_GRANTS> = ({ isolated, number }) => ({
  title: 'الوصول',
  unnamed: 'وصول',
  edit: 'تعديل',
  remove: 'إزالة الوصول',
  revoke: 'إلغاء',
  extend: 'تمديد',
  chooseEnd: 'اختيار…',
  extended: 'جارٍ تمديد الوصول',
  extendFailed: 'تعذّر تمديد الوصول. حاول مرة أخرى.',
  clearSearch: 'مسح البحث',
  loading: 'جارٍ تحميل الوصول',
  missingId: `لم يتم اختيار وصول. حدّد السمة ${isolated('access-grant-id')}.`,
  notFound: 'لم يُعثر على هذا الوصول.',
  loadFailed: 'تعذّر تحميل هذا الوصول',
  states: {
    removing: 'جارٍ الإزالة…',
    ended: 'انتهى',
    notWorking: 'لا يعمل',
    partlyWorking: 'يعمل جزئيًا',
    notReady: 'غير جاهز',
    partlyReady: 'جاهز جزئيًا',
    overprovisioned: 'يفتح أكثر من اللازم',
    late: 'متأخر',
    preparing: 'جارٍ التحضير…',
    cardToEncode: 'بطاقة للترميز',
    cardToAssign: 'بطاقة للتخصيص',
    ready: 'جاهز',
    active: 'نشط'
  },
  between: (start, end) => `${start} – ${end}`,
  noEnd: (start) => `من ${isolated(start)}، دون نهاية`,
  modes: {
    code: 'رمز PIN',
    mobile_key: 'مفتاح الجوال',
    card: 'بطاقة المفتاح',
    cloud_key: 'مفتاح سحابي'
  },
  otherMode: 'وسيلة دخول أخرى',
  copyPin: 'نسخ رمز PIN',
  ways: 'وسائل الدخول',
  worksAt: (works, total) => `يعمل على ${number(works)} من ${number(total)} أبواب`,
  someDoor: 'باب',
  name: 'الاسم',
  beingRemoved: 'جارٍ إزالة الوصول.'
})

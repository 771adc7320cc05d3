import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_DETAILS } from './en.js'

/** The details of an access, in Arabic. */
export const ar: Translation<typeof ACCESS_GRANT_DETAILS> = ({ counted, isolated }) => ({
  removed: 'تمت إزالة هذا الوصول.',
  addWay: 'إضافة وسيلة دخول',
  added: 'قيد التحضير',
  addFailed: 'تعذّرت إضافة وسيلة الدخول هذه. حاول مرة أخرى.',
  addUnknown: 'لا يُعرف ما إذا كانت وسيلة الدخول هذه قد أُضيفت. حاول مرة أخرى.',
  noWays: 'لا وسيلة دخول',
  waysFailed: 'تعذّر تحميل وسائل الدخول',
  wayStates: {
    ready: 'جاهز',
    preparing: 'جارٍ التحضير…',
    failed: 'غير جاهز',
    removing: 'جارٍ الإزالة…',
    changing: 'جاهز، ويجري تغيير الأوقات',
    toEncode: 'بانتظار الترميز',
    toAssign: 'بانتظار التخصيص',
    encoded: 'مُرمَّزة'
  },
  readySince: (date) => `جاهز منذ ${isolated(date)}`,
  wayReady: (way) => `${isolated(way)} جاهز`,
  copyLink: 'نسخ الرابط',
  link: 'الرابط',
  linkHidden: 'لا يمكن عرض الرابط',
  uses: (count) => counted(count, { one: 'يُستخدم مرة واحدة', two: 'يُستخدم مرتين', few: 'يُستخدم # مرات', other: 'يُستخدم # مرة' }),
  atDesk: 'رمّز البطاقة في مكتب الاستقبال.',
  webPass: 'يُفتح من بطاقة الضيف على الويب.',
  doors: 'الأبواب',
  doorsIncomplete: 'قد تكون بعض الأبواب غير معروضة هنا.',
  doorStates: {
    set: 'رمز PIN على القفل',
    later: 'يُعيَّن رمز PIN قبيل البداية',
    setting: 'جارٍ تعيين رمز PIN…',
    removing: 'جارٍ إزالة رمز PIN…',
    failed: 'رمز PIN ليس على القفل',
    unsure: 'لا يُعرف ما إذا كان رمز PIN يعمل',
    missing: 'لا وسيلة دخول',
    ready: 'جاهز',
    preparing: 'جارٍ التحضير…'
  },
  offline: 'غير متصل',
  person: 'الشخص',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  events: 'ما حدث',
  information: 'معلومات الوصول',
  id: 'المعرّف',
  copyId: 'نسخ المعرّف',
  key: 'المفتاح',
  reservation: 'الحجز',
  created: 'تاريخ الإنشاء',
  timeZone: 'المنطقة الزمنية',
  activeUntil: (date) => `نشط حتى ${isolated(date)}`,
  readyFrom: (date) => `جاهز، يبدأ ${isolated(date)}`,
  endedAt: (date) => `انتهى ${isolated(date)}`
})

import type { Translation } from '../namespace.js'
import type { ACCESS_CODE_FORM } from './en.js'

/** The form of an access code, in Arabic. */
export const ar: Translation<typeof ACCESS_CODE_FORM> = ({ counted, list, number }) => ({
  nameNew: 'اسم الرمز الجديد',
  name: 'اسم الرمز',
  nameRequired: 'الاسم مطلوب',
  nameTooLong: `${number(60)} حرفًا كحد أقصى`,
  code: 'أدخل الرمز (الرقم السري)',
  numbersOnly: 'أرقام فقط',
  codeRequired: 'الرمز مطلوب',
  codeLength: (lengths) => `يجب أن يكون طول الرمز أحد الأطوال التالية: ${list(lengths)}`,
  generate: 'إنشاء رمز تلقائيًا',
  generateFailed: 'تعذّر إنشاء رمز. حاول مرة أخرى.',
  type: 'المدة',
  ongoing: 'دون انتهاء',
  timeBound: 'البدء والانتهاء',
  start: 'البدء',
  end: 'الانتهاء',
  dateRequired: 'أدخل التاريخ والوقت',
  endNotAfterStart: 'يجب أن يكون الانتهاء بعد البدء',
  endPast: 'وقت الانتهاء مضى',
  timing: 'المدة',
  zoneAutomatic: 'المنطقة الزمنية (تلقائية)',
  zoneOther: 'المنطقة الزمنية (يدوية)',
  useLocalZone: 'استخدام المنطقة الزمنية المحلية',
  zones: 'المناطق الزمنية',
  searchZones: 'البحث في المناطق الزمنية',
  noZones: 'لا توجد منطقة زمنية مطابقة',
  zoneCount: (count) => counted(count, {
    zero: 'لا مناطق زمنية',
    one: 'منطقة زمنية واحدة',
    two: 'منطقتان زمنيتان',
    few: '# مناطق زمنية',
    other: '# منطقة زمنية'
  }),
  deviceZone: 'المنطقة الزمنية للجهاز',
  saveFailed: 'تعذّر حفظ الرمز. حاول مرة أخرى.',
  notCreatable: 'لا يمكن إضافة رموز وصول هنا.',
  notEditable: 'لا يمكن تعديل رمز الوصول هذا.',
  takesNoCodes: 'لا يقبل هذا الجهاز رموز الوصول من هنا. راجع تطبيق الشركة المصنّعة.',
  turnedOff: 'هذا معطّل هنا. اطلب من المسؤول منحك الإذن.'
})

import type { Translation } from '../namespace.js'
import type { ACCESS_CODE } from './en.js'

/** Details and deletion of an access code, in Arabic. */
export const ar: Translation<typeof ACCESS_CODE> = ({ isolated, number }) => ({
  alerts: 'التنبيهات',
  pinUnknown: 'الرقم السري غير معروف بعد',
  beingRemoved: 'تجري إزالة رمز الوصول هذا.',
  removed: 'تمت إزالة رمز الوصول هذا.',
  person: 'الشخص',
  information: 'معلومات الرمز',
  id: 'المعرّف',
  created: 'تاريخ الإنشاء',
  timing: 'المدة',
  timeZone: 'المنطقة الزمنية',
  copyId: 'نسخ المعرّف',
  copied: 'تم النسخ',
  copyYourself: (keys) => `للنسخ اضغط ${isolated(keys)}`,
  confirmDelete: 'هل تريد حذف هذا الرمز وبياناته؟',
  confirm: 'حذف',
  deleted: 'تجري إزالة رمز الوصول',
  manyDeleted: (count) => `تجري إزالة الرموز: ${number(count)}`
})

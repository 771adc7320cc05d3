import type { Translation } from '../namespace.js'
import type { SHARING } from './en.js'

/** Sharing an access code, in Arabic. */
export const ar: Translation<typeof SHARING> = () => ({
  share: 'مشاركة',
  pass: 'بطاقة ضيف',
  print: 'طباعة',
  checkIn: 'الوصول',
  checkOut: 'المغادرة',
  scan: 'امسح الرمز لحفظ هذه البطاقة على هاتف.',
  picture: 'رمز QR لهذه البطاقة',
  tooLong: 'هذا النص أطول من أن يتسع له رمز QR.',
  text: 'النص المراد مشاركته',
  close: 'إغلاق',
  code: (pin) => `رمز الوصول: ${pin}`,
  always: 'صالح في أي وقت',
  between: (start, end) => `صالح من ${start} إلى ${end}`,
  from: (start) => `صالح من ${start}`,
  until: (end) => `صالح حتى ${end}`,
  showQrCode: 'عرض رمز QR',
  scanLink: 'امسح لفتح مفتاح الجوال'
})

import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_ACTIONS } from './en.js'

/** Removing and changing access of people, in Arabic. */
export const ar: Translation<typeof ACCESS_GRANT_ACTIONS> = ({ isolated }) => ({
  remove: 'إزالة الوصول',
  confirmRemove: (name) => `هل تريد إزالة وصول ${isolated(name)}؟`,
  confirmRemoveUnnamed: 'هل تريد إزالة هذا الوصول؟',
  pinStopsAt: (doors) => `يتوقف رمز PIN عن العمل عند ${isolated(doors)}.`,
  pinStops: 'يتوقف رمز PIN عن العمل.',
  linkStops: 'يتوقف الرابط عن العمل.',
  cardStops: 'تتوقف البطاقة عن العمل.',
  cloudKeyStops: 'يتوقف المفتاح السحابي عن العمل.',
  irreversible: 'لا يمكن التراجع عن هذا.',
  deleted: 'جارٍ إزالة الوصول',
  removed: 'تمت إزالة هذا الوصول.',
  deleteFailed: 'تعذّرت إزالة الوصول. حاول مرة أخرى.',
  unknown: 'لا يُعرف ما إذا كان الوصول قد أُزيل. حاول مرة أخرى.',
  failed: 'تعذّر منح الوصول مرة أخرى.',
  extend: 'تمديد',
  extensions: { hour: 'ساعة واحدة', day: 'يوم واحد' },
  extended: 'جارٍ تمديد الوصول',
  extendFailed: 'تعذّر تمديد الوصول. حاول مرة أخرى.',
  addWay: 'إضافة وسيلة دخول',
  added: 'قيد التحضير',
  addFailed: 'تعذّرت إضافة وسيلة الدخول هذه. حاول مرة أخرى.',
  revoke: 'إلغاء',
  confirmRevoke: { code: 'هل تريد إلغاء رمز PIN؟', mobile_key: 'هل تريد إلغاء مفتاح الجوال؟', card: 'هل تريد إلغاء البطاقة؟', cloud_key: 'هل تريد إلغاء المفتاح السحابي؟' },
  confirmRevokeOther: 'هل تريد إلغاء وسيلة الدخول هذه؟',
  revoked: 'قيد الإزالة',
  revokeFailed: 'تعذّر إلغاء وسيلة الدخول هذه. حاول مرة أخرى.',
  revokeUnknown: 'لا يُعرف ما إذا كانت وسيلة الدخول هذه قد أُلغيت. حاول مرة أخرى.',
  showQrCode: 'عرض رمز QR',
  scanLink: 'امسح لفتح مفتاح الجوال',
  encode: 'ترميز البطاقة',
  encoding: 'جارٍ الترميز…',
  encodeFailed: 'تعذّر ترميز البطاقة. حاول مرة أخرى.'
})

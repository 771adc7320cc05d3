import type { Translation } from '../namespace.js'
import type { CLIMATE_PRESETS } from './en.js'

/** Climate presets and their form, in Arabic. */
export const ar: Translation<typeof CLIMATE_PRESETS> = ({ isolated }) => ({
  create: 'إنشاء جديد',
  empty: 'لا توجد إعدادات مسبقة بعد',
  emptyDetail: 'احفظ وضعًا ودرجات حرارة كإعداد مسبق، مثل «المنزل» أو «خارج المنزل»، وطبّقه بلمسة واحدة أو وفق جدول.',
  key: 'المفتاح',
  keyHint: `مثل ${isolated('guest_arrival')}. لا يمكن تغييره لاحقًا.`,
  keyRequired: 'مطلوب',
  keyHasSpaces: 'لا يمكن أن يحتوي المفتاح على مسافات.',
  keyExists: 'يوجد بالفعل إعداد مسبق بهذا المفتاح.',
  name: 'الاسم المعروض (اختياري)',
  fanMode: 'وضع المروحة',
  mode: 'وضع التكييف',
  apply: 'تطبيق',
  applied: 'مُطبَّق',
  edit: (name) => `تعديل ${isolated(name)}`,
  delete: (name) => `حذف ${isolated(name)}`,
  confirmDelete: 'هل تريد حذف هذا الإعداد المسبق؟',
  confirm: 'حذف',
  deleted: 'يجري حذف الإعداد المسبق',
  alreadyDeleted: 'لم يعد هذا الإعداد المسبق موجودًا.',
  failed: 'تعذّر حفظ الإعداد المسبق. حاول مرة أخرى.',
  fixed: 'يُدار من منظم الحرارة',
  notEditable: 'لا يسمح الجهاز بتعديل هذا الإعداد.',
  notDeletable: 'لا يسمح الجهاز بحذف هذا الإعداد.'
})

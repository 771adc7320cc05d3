import type { Translation } from '../namespace.js'
import type { UNMANAGED } from './en.js'

/** Codes that were set at the lock, in Arabic. */
export const ar: Translation<typeof UNMANAGED> = ({ number }) => ({
  title: 'مُعدّة على القفل',
  about: 'أُنشئت هذه الرموز على القفل أو في تطبيق الشركة المصنّعة. استوردها لتغييرها من هنا.',
  loading: 'جارٍ تحميل الرموز المُعدّة على القفل',
  none: 'لا توجد رموز أخرى',
  failed: 'تعذّر تحميل الرموز المُعدّة على القفل',
  manage: 'استيراد',
  cannot: 'لا يمكن استيراد هذا الرمز.',
  manageAll: (count) => `استيراد الكل (${number(count)})`,
  managed: 'تم استيراد الرمز',
  notManaged: 'تعذّر استيراد الرمز.'
})

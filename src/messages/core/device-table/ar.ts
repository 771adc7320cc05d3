import { DEVICES, issuesOf } from '../../arabic-forms.js'
import type { en } from './en.js'

/** The table of devices, in Arabic. */
export const ar: typeof en = ({ counted }) => ({
  deviceTable: {
    heading: 'الأجهزة',
    view: 'العرض',
    search: 'البحث في الأجهزة',
    clearSearch: 'مسح البحث',
    filters: 'تصفية حسب المشكلات',
    count: (count) => counted(count, DEVICES),
    deviceIssues: (count) => counted(count, issuesOf('في الأجهزة')),
    accountIssues: (count) => counted(count, issuesOf('في الحسابات')),
    healthy: 'الأجهزة والحسابات سليمة',
    noisy: 'صاخب جدًا',
    calm: 'هادئ',
    idle: 'خامل',
    unknown: 'الحالة غير معروفة',
    columns: { device: 'الجهاز', state: 'الحالة', needs: 'المطلوب' },
    loading: 'جارٍ تحميل الأجهزة',
    empty: 'لم يُعثر على أجهزة',
    failed: 'تعذّر تحميل الأجهزة',
    loadingMore: (count) => `حتى الآن ${counted(count, DEVICES)}…`
  }
})

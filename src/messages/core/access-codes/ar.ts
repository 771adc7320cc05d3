import { ACCESS_CODES, issuesOf } from '../../arabic-forms.js'
import type { en } from './en.js'

/** Access codes and their table, in Arabic. */
export const ar: typeof en = ({ counted, isolated }) => ({
  accessCode: {
    title: 'رمز الوصول',
    label: 'رمز الوصول',
    unnamed: 'رمز',
    notFound: 'لم يُعثر على رمز الوصول هذا.',
    loadFailed: 'تعذّر تحميل رمز الوصول هذا',
    loading: 'جارٍ تحميل رمز الوصول',
    missingId: `لم يتم اختيار رمز وصول. حدّد السمة ${isolated('access-code-id')}.`,
    issueWithoutMessage: 'توجد مشكلة غير موصوفة في الرمز.',
    issues: (count) => counted(count, issuesOf('في الرمز')),
    working: 'نشط',
    assumed: 'نشط على الأرجح',
    unconfirmed: 'غير مؤكَّد',
    upcoming: 'يبدأ لاحقًا',
    over: 'انتهى',
    faulty: 'لا يعمل',
    setting: 'جارٍ الإعداد…',
    removing: 'جارٍ الإزالة…',
    datesUnknown: 'التواريخ غير معروفة',
    offline: 'رمز دون اتصال',
    endsNever: 'الانتهاء: أبدًا',
    ends: (date) => `الانتهاء: ${date}`,
    ended: (date) => `انتهى: ${date}`,
    between: (start, end) => `\u200f${start} – ${end}`,
    starts: (date) => `البدء: ${date}`,
    left: (span) => `متبقٍ ${span}`,
    startsSoon: (ahead) => `يبدأ ${ahead}`,
    activeOngoing: 'نشط (دون انتهاء)',
    activeUntil: (date, time) => `نشط حتى ${date} الساعة ${time}`,
    startsAt: (date, time) => `يبدأ في ${date} الساعة ${time}`,
    endedAt: (date, time) => `انتهى في ${date} الساعة ${time}`,
    copy: 'نسخ الرمز',
    edit: 'تعديل الرمز',
    delete: 'حذف الرمز',
    deleteFailed: 'تعذّر حذف الرمز. حاول مرة أخرى.'
  },
  accessCodeTable: {
    heading: 'رموز الوصول',
    search: 'البحث في رموز الوصول',
    clearSearch: 'مسح البحث',
    filters: 'تصفية حسب المشكلات',
    add: 'إضافة رمز وصول',
    count: (count) => counted(count, ACCESS_CODES),
    issues: (count) => counted(count, issuesOf('في رموز الوصول')),
    healthy: 'رموز الوصول سليمة',
    loading: 'جارٍ تحميل رموز الوصول',
    empty: 'لم يُعثر على رموز وصول',
    failed: 'تعذّر تحميل رموز الوصول',
    loadingMore: (count) => `حتى الآن ${counted(count, ACCESS_CODES)}…`,
    actions: (name) => `إجراءات ${isolated(name)}`,
    copyCode: (code) => `نسخ الرمز - ${isolated(code)}`,
    view: 'عرض تفاصيل الرمز',
    sections: { now: 'الآن', later: 'لاحقًا', ended: 'منتهية' }
  },
  accessCodeForm: {
    create: 'إضافة رمز وصول جديد',
    edit: 'تعديل رمز الوصول',
    created: 'تم إنشاء رمز الوصول',
    updated: 'تم تحديث رمز الوصول'
  }
})

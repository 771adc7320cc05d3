import type { en } from './en.js'

/** Names that several screens share, and sign-in, in Arabic. */
export const ar: typeof en = ({ isolated, number }) => ({
  general: {
    back: 'رجوع',
    tryAgain: 'إعادة المحاولة',
    stillTrying: 'ما زالت المحاولة جارية…',
    reload: 'إعادة التحميل',
    save: 'حفظ',
    cancel: 'إلغاء',
    dismiss: 'إغلاق',
    undo: 'تراجع',
    undone: 'تم التراجع',
    refresh: 'تحديث',
    lastRead: (ago) => `آخر تحديث ${ago}`,
    offline: 'لا يوجد اتصال. قد تكون المعلومات قديمة.',
    facts: (facts, separator = ' · ') => `\u200f${facts.map(isolated).join(separator)}`,
    of: (part, whole) => `${number(part)} من ${number(whole)}`,
    unknownError: 'حدث خطأ غير معروف',
    unreachable: 'يتعذّر الاتصال حاليًا',
    timedOut: 'لم يستجب الخادم في الوقت المحدد',
    deviceTimedOut: 'لم يستجب الجهاز في الوقت المحدد',
    forbidden: 'ليس لديك إذن لإجراء تغييرات هنا.',
    failure: 'حدث خطأ هنا. لم يتأثر باقي الصفحة.',
    requestId: (id) => `الطلب ${isolated(id)}`
  },
  session: {
    failed: 'تعذّر الاتصال',
    ended: 'تم تسجيل خروجك.',
    verifying: 'جارٍ التحقق من المستخدم',
    unverified: 'تعذّر التحقق من المستخدم',
    unauthorized: 'رُفض المفتاح أو الرمز المميز. ربما انتهت صلاحيته أو يخص مساحة عمل أخرى.',
    optionsAtFault: 'مشكلة في الإعداد',
    howToFix: (option, hasAttribute) => `يُرجى التحقق من ${hasAttribute ? 'السمة' : 'الخاصية'} ${isolated(option)}.`
  }
})

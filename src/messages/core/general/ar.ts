import type { en } from './en.js'

/** Names that several screens share, and sign-in, in Arabic. */
export const ar: typeof en = ({ isolated, number }) => ({
  general: {
    back: 'رجوع',
    tryAgain: 'إعادة المحاولة',
    stillTrying: 'ما زالت المحاولة جارية…',
    reload: 'إعادة التحميل',
    reloadPage: 'إعادة تحميل الصفحة',
    needsReload: 'لا يمكن لهذا المتصفح تحميله مجددًا إلا مع الصفحة كاملة.',
    save: 'حفظ',
    cancel: 'إلغاء',
    dismiss: 'إغلاق',
    undo: 'تراجع',
    undone: 'تم التراجع',
    refresh: 'تحديث',
    lastRead: (ago) => `آخر تحديث ${ago}`,
    offline: 'لا يوجد اتصال. قد تكون المعلومات قديمة.',
    facts: (facts, separator = ' · ') => `\u200f${facts.map(isolated).join(separator)}`,
    more: (count) => `و${number(count)} غيرها`,
    of: (part, whole) => `${number(part)} من ${number(whole)}`,
    unknownError: 'حدث خطأ غير معروف',
    unreachable: 'يتعذّر الوصول إلى الخادم. تحقق من اتصالك بالإنترنت.',
    timedOut: 'لم يستجب الخادم في الوقت المحدد. حاول مرة أخرى.',
    notUpdated: 'لم يتغيّر شيء، لأنه تعذّر تحميل أحدث القيم.',
    deviceTimedOut: 'لم يستجب الجهاز في الوقت المحدد',
    operationRefused: 'ليس لديك إذن لإجراء تغييرات هنا.',
    refused: 'ليس لديك إذن لرؤية هذه المعلومات.',
    refusedDetail: 'اطلب من المسؤول منحك الإذن.',
    failure: 'حدث خطأ في هذه الأداة. باقي الصفحة يعمل كالمعتاد.',
    missing: 'ربما حُذف، أو ليس لديك إذن بالوصول إليه.',
    details: 'التفاصيل',
    requestId: (id) => `الطلب ${isolated(id)}`
  },
  session: {
    failed: 'تعذّر الاتصال',
    ended: 'تم تسجيل خروجك',
    endedDetail: 'سجّل الدخول مرة أخرى للمتابعة. سبق أن سجّلت الدخول؟ أعد تحميل الصفحة.',
    verifying: 'جارٍ التحقق من المستخدم',
    unverified: 'تعذّر التحقق من المستخدم',
    unauthorized: 'رُفض المفتاح أو الرمز المميز. سجّل الدخول مجددًا، أو تحقق من أنه يخص مساحة العمل هذه.',
    invalidOptions: 'مشكلة في الإعداد',
    howToFix: (option, hasAttribute) => `يُرجى التحقق من ${hasAttribute ? 'السمة' : 'الخاصية'} ${isolated(option)}.`
  }
})

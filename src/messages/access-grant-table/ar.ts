import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_TABLE } from './en.js'

/** The list of access, in Arabic. */
export const ar: Translation<typeof ACCESS_GRANT_TABLE> = ({ counted, number }) => ({
  heading: 'الوصول',
  give: 'منح الوصول',
  search: 'البحث في الوصول',
  filters: 'عوامل التصفية',
  count: (count) => counted(count, { zero: 'لا وصول', one: 'إذن وصول واحد', two: 'إذنا وصول', few: '# أذون وصول', many: '# إذن وصول', other: '# إذن وصول' }),
  loadingMore: (count) => `${number(count)} حتى الآن…`,
  empty: 'لا أحد لديه وصول بعد',
  emptyHere: 'لا يوجد وصول هنا بعد',
  noMatch: 'لا يوجد وصول مطابق',
  failed: 'تعذّر تحميل الوصول',
  partFailed: 'تعذّر تحميل كل شيء',
  refused: { title: 'لا يمكنك إدارة الوصول هنا.', detail: 'اطلب من المسؤول منحك الإذن، ثم حاول مرة أخرى.' },
  attention: (count, plus) => counted(count, { other: `يحتاج إلى انتباه: #${plus}` }),
  sections: {
    attention: 'يحتاج إلى انتباه',
    now: 'الآن',
    soon: 'الأيام الـ30 القادمة',
    later: 'لاحقًا',
    ended: 'منتهية'
  },
  stateFailed: 'تعذّر تحميل الحالة',
  more: (count) => `+${number(count)}`,
  where: 'أين',
  when: 'متى'
})

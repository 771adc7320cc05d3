import type { Translation } from '../namespace.js'
import type { CODE_USE } from './en.js'

/** Use of an access code, in its details, in Arabic. */
export const ar: Translation<typeof CODE_USE> = ({ counted, isolated }) => ({
  title: 'الاستخدام',
  lastUsed: 'آخر استخدام',
  firstUsed: 'أول استخدام',
  used: (count) => counted(count, { one: 'استُخدم مرة واحدة', two: 'استُخدم مرتين', few: 'استُخدم # مرات', other: 'استُخدم # مرة' }),
  usedAtLeast: (count) => counted(count, {
      one: 'استُخدم مرة واحدة على الأقل',
      two: 'استُخدم مرتين على الأقل',
      few: 'استُخدم # مرات على الأقل',
      other: 'استُخدم # مرة على الأقل'
    }),
  inWindow: 'في آخر 30 يومًا',
  withBackup: 'بالرمز الاحتياطي',
  yesterday: (time) => `أمس ${isolated(time)}`,
  usedAt: (when) => `استُخدم: ${isolated(when)}`,
  denied: (count, when) => counted(count, {
      one: `رُفض مرة واحدة، ${isolated(when)}`,
      two: `رُفض مرتين، آخرها ${isolated(when)}`,
      few: `رُفض # مرات، آخرها ${isolated(when)}`,
      other: `رُفض # مرة، آخرها ${isolated(when)}`
    }),
  because: (denied, reason) => `${denied}: ${reason}`,
  reasons: {
    unknown_code: 'الرمز غير معروف للقفل',
    expired_code: 'انتهت صلاحية الرمز',
    blocklisted_code: 'الرمز محظور',
    too_many_attempts: 'محاولات كثيرة جدًا',
    blocked_by_privacy_mode: 'وضع الخصوصية مفعّل',
    credential_error: 'تعذّرت قراءة الرمز'
  },
  notUsed: 'لم يُستخدم بعد',
  notRecently: 'لا استخدام في آخر 30 يومًا',
  unknown: 'لم يُبلَّغ عن أي استخدام. قد لا يبيّن هذا القفل الرمز المستخدم.',
  notReported: 'لا يبيّن هذا القفل الرمز المستخدم.',
  offlineCode: 'لا يُبلَّغ عن استخدام الرموز غير المتصلة.',
  notFound: (count) => counted(count, {
      one: 'لا استخدام في آخر حدث.',
      two: 'لا استخدام في آخر حدثين.',
      few: 'لا استخدام في آخر # أحداث.',
      other: 'لا استخدام في آخر # حدثًا.'
    }),
  lockOffline: 'القفل غير متصل. قد تنقص استخدامات لاحقة.',
  failed: 'تعذّر تحميل استخدام هذا الرمز',
  showAll: 'عرض كل الاستخدامات'
})

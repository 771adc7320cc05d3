import type { Translation } from '../namespace.js'
import type { THRESHOLDS } from './en.js'

/** Editing noise thresholds, in Arabic. */
export const ar: Translation<typeof THRESHOLDS> = ({ isolated, number }) => ({
  title: 'إضافة حد',
  name: 'الاسم (اختياري)',
  decibels: 'التنبيه فوق (ديسيبل)',
  score: 'درجة خطر الضوضاء (NRS)',
  less: (name) => `${isolated(name)}: خفض`,
  more: (name) => `${isolated(name)}: رفع`,
  start: 'من',
  end: 'إلى',
  nextDay: 'في اليوم التالي',
  required: 'مطلوب',
  notANumber: 'أدخل رقمًا.',
  notBoth: 'أدخل إما الديسيبل أو درجة، وليس كليهما.',
  outOfRange: (least, most) => `أدخل رقمًا من ${number(least)} إلى ${number(most)}.`,
  nameRequired: 'يمكن تغيير الاسم، ولا يمكن إزالته.',
  sameTime: 'يجب أن تختلف النهاية عن البداية.',
  day: 'اليوم من منتصف الليل إلى منتصف الليل',
  own: 'هذا الحد',
  otherThresholds: 'حدود أخرى',
  during: (start, end) => `من ${isolated(start)} إلى ${isolated(end)}`,
  limit: (name, level) => (name ? `«${isolated(name)}» (${isolated(level)})` : `الحد ${isolated(level)}`),
  otherFirst: (during, limit) => `${during} ينبّه ${limit} أولًا.`,
  ownFirst: (during, limit) => `${during} ينبّه هذا الحد أولًا، ثم ${limit}.`,
  sameLimit: (during) => `${during} يوجد حد آخر بالقيمة نفسها.`,
  neverFirst: (name, level) =>
    `لن ينبّه هذا الحد أبدًا: ${name ? `«${isolated(name)}»` : 'الحد الآخر'} أقل (${isolated(level)}) في الأوقات نفسها.`,
  created: 'تم إنشاء حد الضوضاء',
  updated: 'تم تحديث حد الضوضاء',
  deleted: 'جارٍ حذف حد الضوضاء',
  confirmDelete: 'هل تريد حذف حد الضوضاء هذا؟',
  confirm: 'حذف',
  alreadyDeleted: 'لم يعد حد الضوضاء هذا موجودًا.',
  failed: 'تعذّر حفظ حد الضوضاء. يُرجى المحاولة مرة أخرى.',
  deleteFailed: 'تعذّر حذف حد الضوضاء. يُرجى المحاولة مرة أخرى.',
  offline: 'يمكن تغيير حدود الضوضاء عندما يعود المستشعر متصلاً.'
})

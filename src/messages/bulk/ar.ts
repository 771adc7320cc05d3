import type { Translation } from '../namespace.js'
import type { BULK } from './en.js'

/** Bulk operations, in Arabic. */
export const ar: Translation<typeof BULK> = ({ counted, isolated, number }) => ({
  label: 'إجراء على عدة عناصر',
  selectAll: (count) => `تحديد الكل (${number(count)})`,
  selected: (count) => `تم تحديد ${number(count)}`,
  clear: 'إلغاء التحديد',
  moreActions: 'إجراءات أخرى',
  ask: {
    lock: (count) => counted(count, { one: 'إقفال قفل واحد؟', two: 'إقفال قفلين؟', few: 'إقفال # أقفال؟', many: 'إقفال # قفلًا؟', other: 'إقفال # قفل؟' }),
    unlock: (count) => counted(count, { one: 'فتح قفل واحد؟', two: 'فتح قفلين؟', few: 'فتح # أقفال؟', many: 'فتح # قفلًا؟', other: 'فتح # قفل؟' }),
    code: (count) => counted(count, { one: 'إضافة رمز وصول إلى قفل واحد', two: 'إضافة رمز وصول إلى قفلين', few: 'إضافة رمز وصول إلى # أقفال', many: 'إضافة رمز وصول إلى # قفلًا', other: 'إضافة رمز وصول إلى # قفل' }),
    preset: (count) => counted(count, { one: 'تطبيق إعداد مسبق على منظم حرارة واحد', two: 'تطبيق إعداد مسبق على منظمي حرارة', few: 'تطبيق إعداد مسبق على # منظمات حرارة', other: 'تطبيق إعداد مسبق على # منظم حرارة' }),
    climate: (count) => counted(count, { one: 'ضبط درجة الحرارة في منظم حرارة واحد', two: 'ضبط درجة الحرارة في منظمي حرارة', few: 'ضبط درجة الحرارة في # منظمات حرارة', other: 'ضبط درجة الحرارة في # منظم حرارة' }),
    fan: (count) => counted(count, { one: 'ضبط المروحة في منظم حرارة واحد', two: 'ضبط المروحة في منظمي حرارة', few: 'ضبط المروحة في # منظمات حرارة', other: 'ضبط المروحة في # منظم حرارة' }),
    edit: (count) => counted(count, { one: 'تعديل رمز وصول واحد', two: 'تعديل رمزي وصول', few: 'تعديل # رموز وصول', other: 'تعديل # رمز وصول' }),
    delete: (count) => counted(count, { one: 'حذف رمز وصول واحد؟', two: 'حذف رمزي وصول؟', few: 'حذف # رموز وصول؟', other: 'حذف # رمز وصول؟' })
  },
  confirm: {
    lock: (count) => counted(count, { one: 'إقفال قفل واحد', two: 'إقفال قفلين', few: 'إقفال # أقفال', many: 'إقفال # قفلًا', other: 'إقفال # قفل' }),
    unlock: (count) => counted(count, { one: 'فتح قفل واحد', two: 'فتح قفلين', few: 'فتح # أقفال', many: 'فتح # قفلًا', other: 'فتح # قفل' }),
    code: (count) => counted(count, { one: 'إضافة إلى قفل واحد', two: 'إضافة إلى قفلين', few: 'إضافة إلى # أقفال', many: 'إضافة إلى # قفلًا', other: 'إضافة إلى # قفل' }),
    preset: (count) => `تطبيق على ${number(count)}`,
    climate: (count) => `ضبط في ${number(count)}`,
    fan: (count) => `ضبط في ${number(count)}`,
    delete: (count) => counted(count, { one: 'حذف رمز وصول واحد', two: 'حذف رمزي وصول', few: 'حذف # رموز وصول', other: 'حذف # رمز وصول' })
  },
  skips: {
    lock: (count) => counted(count, { one: 'سيتم تخطي قفل واحد', two: 'سيتم تخطي قفلين', few: 'سيتم تخطي # أقفال', many: 'سيتم تخطي # قفلًا', other: 'سيتم تخطي # قفل' }),
    thermostat: (count) => counted(count, { one: 'سيتم تخطي منظم حرارة واحد', two: 'سيتم تخطي منظمي حرارة', few: 'سيتم تخطي # منظمات حرارة', other: 'سيتم تخطي # منظم حرارة' }),
    'noise-sensor': (count) => counted(count, { one: 'سيتم تخطي مستشعر ضوضاء واحد', two: 'سيتم تخطي مستشعري ضوضاء', few: 'سيتم تخطي # مستشعرات ضوضاء', other: 'سيتم تخطي # مستشعر ضوضاء' })
  },
  fixed: {
    edit: (count) => counted(count, { one: 'لا يمكن تعديل رمز واحد', two: 'لا يمكن تعديل رمزين', few: 'لا يمكن تعديل # رموز', many: 'لا يمكن تعديل # رمزًا', other: 'لا يمكن تعديل # رمز' }),
    delete: (count) => counted(count, { one: 'لا يمكن حذف رمز واحد', two: 'لا يمكن حذف رمزين', few: 'لا يمكن حذف # رموز', many: 'لا يمكن حذف # رمزًا', other: 'لا يمكن حذف # رمز' })
  },
  skipsFor: (what, reason) => `${what}: ${reason}`,
  why: {
    offline: 'غير متصل',
    unsupported: 'غير ممكن',
    noMode: (name) => `بلا وضع ${isolated(name)}`,
    noPreset: (name) => `بلا الإعداد المسبق ${isolated(name)}`
  },
  presetOn: (name, count, total) =>
    `${isolated(name)} – ${number(count)} من ${number(total)}`,
  fitsNone: 'لا يوجد طول رمز يناسب كل هذه الأقفال: حدد عددًا أقل.',
  notCreated: 'لم تتم إضافة الرمز إلى هذا القفل.',
  keepOpen: 'أبقِ هذه الصفحة مفتوحة حتى الانتهاء.',
  running: {
    lock: (part) => `جارٍ القفل: ${part}…`,
    unlock: (part) => `جارٍ فتح القفل: ${part}…`,
    delete: (part) => `جارٍ الحذف: ${part}…`,
    other: (part) => `جارٍ الإرسال: ${part}…`
  },
  stop: 'إيقاف',
  stopping: 'جارٍ الإيقاف…',
  results: {
    lock: (count) => `تم قفل ${number(count)}`,
    unlock: (count) => `تم فتح ${number(count)}`,
    delete: (count) => `تم حذف ${number(count)}`,
    other: (count) => `تم ${number(count)}`,
    failed: (count) => `فشل ${number(count)}`,
    skipped: (count) => `تم تخطي ${number(count)}`,
    stopped: (count) => `لم يُرسل ${number(count)}`
  },
  listed: (parts) => parts.map(isolated).join('، '),
  retry: 'إعادة المحاولة',
  showDetails: 'عرض التفاصيل',
  hideDetails: 'إخفاء التفاصيل',
  because: (reason, count) => `${isolated(reason)} (${number(count)})`,
  failures: { jammed: 'عالق' },
  status: {
    waiting: 'في الانتظار',
    running: 'جارٍ الإرسال…',
    'still-waiting': 'لا استجابة بعد',
    succeeded: 'تم',
    canceled: 'لم تسمح به هذه الصفحة'
  },
  skipped: { pending: 'قيد التنفيذ بالفعل', deleted: 'تم حذفه', unsupported: 'تم تخطيه', stopped: 'لم يُرسل' }
})

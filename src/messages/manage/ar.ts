import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts for acting on devices and codes from their lists, in Arabic. */
export const ar = ({ counted, isolated, number }: Formats): ManageMessages => ({
  // What a row of the device table can do by itself.
  rowActions: {
    of: (action, name) => `${action}: ${isolated(name)}`,
    adjust: 'ضبط',
    lastHour: 'الساعة الأخيرة',
    noises: (count) =>
      count > 0 ? `${counted(count, { zero: 'لا أصوات', one: 'صوت واحد', two: 'صوتان', few: '# أصوات', many: '# صوتًا', other: '# صوت' })} في الساعة الأخيرة` : 'لا ضوضاء في الساعة الأخيرة',
    hourAgo: 'قبل ساعة',
    now: 'الآن'
  },
  // Acting on many devices or codes at once.
  bulk: {
    label: 'إجراء على عدة عناصر',
    selectAll: (count) => `تحديد الكل (${number(count)})`,
    selected: (count) => `تم تحديد ${number(count)}`,
    clear: 'إلغاء التحديد',
    preset: 'تطبيق إعداد مسبق',
    others: 'إجراءات أخرى',
    some: (action, able, chosen) =>
      able === chosen ? `${action} ${number(able)}` : `${action} ${number(able)} من ${number(chosen)}`,
    ask: (action, count) => `${action}: ${counted(count, { one: 'عنصر محدد واحد', other: 'العناصر المحددة: #' })}`,
    more: (count) => `و${number(count)} غيرها`,
    cannot: (count) => counted(count, { one: '# من المحدد لا يمكنه ذلك وسيتم تخطيه.', other: '# من المحدد لا يمكنها ذلك وسيتم تخطيها.' }),
    presetOn: (name, count) => `${isolated(name)} (على ${number(count)})`,
    fitsNone: 'لا يوجد طول رمز يناسب كل هذه الأقفال. حدد عددًا أقل:',
    notMade: 'لم تنشئ المنصة رمزًا على هذا القفل.',
    keepOpen: 'أبقِ هذه الصفحة مفتوحة: لا يمكن إرسال كل ما لا يزال في الانتظار بعد مغادرتها.',
    progress: (settled, total, failed) =>
      `${number(settled)} من ${number(total)}${failed > 0 ? `، فشل ${number(failed)}` : ''}`,
    finished: (done, total, failed) =>
      `تم ${number(done)} من ${number(total)}${failed > 0 ? `، فشل ${number(failed)}` : ''}`,
    retry: (count) => `إعادة محاولة ${number(count)} مما فشل`,
    reasons: 'ما لم يتم',
    because: (reason, count) => `${isolated(reason)} (${number(count)})`,
    failed: 'فشل',
    status: {
      waiting: 'في الانتظار',
      running: 'قيد التنفيذ',
      'still-waiting': 'لا جواب بعد',
      done: 'تم',
      canceled: 'لم تسمح به هذه الصفحة'
    },
    skipped: { 'under-way': 'قيد التنفيذ بالفعل', gone: 'لم يعد موجودًا', unable: 'غير ممكن الآن' }
  },
  // Taking back what was done.
  undo: {}
})

import type { Translation } from '../namespace.js'
import type { CODE_LIMITS } from './en.js'

/** Limits of a lock, in the form of an access code, in Arabic. */
export const ar: Translation<typeof CODE_LIMITS> = ({ counted, isolated, number }) => ({
  met: 'مستوفى',
  notMet: 'غير مستوفى',
  hints: {
    no_zeros: 'دون 0',
    cannot_contain_089: 'دون 0 أو 8 أو 9',
    cannot_contain_0789: 'الأرقام من 1 إلى 6 فقط',
    cannot_start_with_12: 'لا يبدأ بـ 12',
    no_ascending_or_descending_sequence: 'دون تسلسل مثل 1234',
    at_least_three_unique_digits: '3 أرقام مختلفة على الأقل',
    unique_first_four_digits: 'أول 4 أرقام مختلفة كلها',
    no_all_same_digits: 'ليست كل الأرقام متطابقة'
  },
  knownCodesOnly: 'يجب أن يكون رمزًا يستخدمه حساب القفل بالفعل',
  digitsOnly: 'استخدم أرقامًا فقط',
  anyLength: 'استخدم من 4 إلى 12 رقمًا',
  errors: {
    no_zeros: 'لا يقبل هذا القفل 0',
    cannot_contain_089: 'لا يقبل هذا القفل 0 أو 8 أو 9',
    cannot_contain_0789: 'لا يحتوي هذا القفل إلا على الأرقام من 1 إلى 6',
    cannot_start_with_12: 'لا يمكن أن يبدأ الرمز بـ 12',
    no_ascending_or_descending_sequence: 'لا يمكن أن يكون الرمز تسلسلًا مثل 1234 أو 4321',
    at_least_three_unique_digits: 'استخدم 3 أرقام مختلفة على الأقل',
    unique_first_four_digits: 'يجب أن تكون أول 4 أرقام مختلفة كلها',
    no_all_same_digits: 'لا يمكن أن تكون كل الأرقام متطابقة'
  },
  codes: {
    length: 'رموزًا بهذا الطول',
    no_zeros: 'رموزًا فيها 0',
    cannot_contain_089: 'رموزًا فيها 0 أو 8 أو 9',
    cannot_contain_0789: 'رموزًا فيها 0 أو 7 أو 8 أو 9',
    cannot_start_with_12: 'رموزًا تبدأ بـ 12',
    no_ascending_or_descending_sequence: 'تسلسلات مثل 1234 أو 4321',
    at_least_three_unique_digits: 'رموزًا فيها أقل من 3 أرقام مختلفة',
    unique_first_four_digits: 'رموزًا تكرر أحد أول 4 أرقام',
    no_all_same_digits: 'رموزًا من رقم واحد مكرر'
  },
  unaccepted: (lock, codes) => `لا يقبل ${isolated(lock)} ${codes}`,
  ofLocks: (count, total) => `بعض الأقفال (${number(count)} من أصل ${number(total)})`,
  manyUnaccepted: (some, codes, locks) => `${some} لا تقبل ${codes}: ${isolated(locks)}`,
  about: (locks, message) => `${isolated(locks)}: ${message}`,
  manyAbout: (some, locks, message) => `${some}، ${isolated(locks)}: ${message}`,
  leaveOut: (count) =>
    counted(count, {
      one: 'استبعاد قفل واحد',
      two: 'استبعاد قفلين',
      few: 'استبعاد # أقفال',
      many: 'استبعاد # قفلًا',
      other: 'استبعاد # قفل'
    }),
  uncertainRun: 'قد يرفض هذا القفل تتابعات مثل 123 أو 111',
  sameDigits: (name) => `لدى ${isolated(name)} هذا الرمز على هذا القفل بالفعل`,
  nameBetween: (min, max) => `عدد الأحرف من ${number(min)} إلى ${number(max)}`,
  nameAtLeast: (min) => `الحد الأدنى لعدد الأحرف: ${number(min)}`,
  nameAtMost: (max) => `الحد الأقصى لعدد الأحرف: ${number(max)}`,
  nameTaken: 'رمز آخر على هذا القفل له الاسم نفسه',
  startNotInFuture: 'يجب أن يكون البدء في المستقبل',
  lasts: (durations) => `مدة الرموز على هذا القفل: ${durations}`,
  between: (min, max) => `من ${min} إلى ${max}`,
  atLeast: (duration) => `${duration} على الأقل`,
  atMost: (duration) => `${duration} كحد أقصى`,
  or: (first, second) => `${first}، أو ${second}`,
  endOn: (date, time) => `الانتهاء في ${date}، ${time}`,
  endAt: (time) => `الانتهاء في ${time}`,
  sameTime: 'يجب أن يكون البدء والانتهاء في الوقت نفسه من اليوم',
  startAndEndAt: (start, end) => `يجب أن يكون البدء في ${start} والانتهاء في ${end}`,
  startsOn: (days) => `أيام بدء الرموز على هذا القفل: ${days}`,
  endsOn: (days) => `أيام انتهاء الرموز على هذا القفل: ${days}`,
  nthWeekday: (nth, weekday) =>
    `${weekday} ${nth < 0 ? 'الأخير' : ['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس'][nth - 1] ?? number(nth)} من الشهر`,
  monthDay: (day) => (day < 0 ? 'آخر يوم من الشهر' : `اليوم ${number(day)} من الشهر`),
  uncheckedDates: 'يحدّ القفل من التواريخ. تتحقق المنصة منها.',
  withoutEnd: 'قد لا يقبل هذا القفل رمزًا دون انتهاء.',
  startDate: 'تاريخ البدء',
  endDate: 'تاريخ الانتهاء',
  times: 'الأوقات',
  chooseTimes: 'اختر الأوقات',
  full: (used, most) =>
    `هذا القفل ممتلئ: ${number(used)} من أصل ${number(most)} من الرموز. احذف رمزًا أولًا، وإلا فلن يمكن ضبط الرمز الجديد.`,
  roomForOne: 'يوجد مكان لرمز واحد إضافي.',
  manyFull: (count, locks) =>
    counted(count, {
      one: `قفل واحد ممتلئ: ${isolated(locks)}`,
      two: `قفلان ممتلئان: ${isolated(locks)}`,
      few: `# أقفال ممتلئة: ${isolated(locks)}`,
      many: `# قفلًا ممتلئًا: ${isolated(locks)}`,
      other: `# قفل ممتلئ: ${isolated(locks)}`
    }),
  noCode: 'لا يوجد رمز يناسب هذا القفل.',
  noSharedCode: 'لا يوجد رمز يناسب كل هذه الأقفال.'
})

import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts of operations on devices and access codes in lists, in Arabic. */
export const ar = ({ counted, isolated, number, percent }: Formats): ManageMessages => ({
  // Row actions of the device table.
  rowActions: {
    of: (action, name) => `${action}: ${isolated(name)}`,
    adjust: 'ضبط',
    lastHour: 'الساعة الأخيرة',
    noises: (count) =>
      count > 0 ? `حالات الضوضاء في الساعة الأخيرة: ${number(count)}` : 'لا ضوضاء في الساعة الأخيرة',
    hourAgo: 'قبل ساعة',
    now: 'الآن'
  },
  // Bulk operations.
  rejected: {
    title: 'لم يُرسل شيء',
    reasons: {
      'signed-out': 'تم تسجيل خروجك.',
      'not-allowed': 'لم يعد لديك إذن.',
      'not-offered': 'لم يعد في هذه القائمة.',
      changed: 'غيّره شخص آخر في هذه الأثناء.',
      late: 'استغرق الأمر وقتًا طويلًا. حاول مرة أخرى.',
      busy: 'ما زال تغيير آخر قيد الإرسال. حاول مرة أخرى بعد لحظات.'
    }
  },
  bulk: {
    label: 'إجراء على عدة عناصر',
    selectAll: (count) => `تحديد الكل (${number(count)})`,
    selected: (count) => `تم تحديد ${number(count)}`,
    clear: 'إلغاء التحديد',
    moreActions: 'إجراءات أخرى',
    open: {
      code: (count) => `إضافة رمز وصول إلى ${number(count)}`,
      preset: (count) => `تطبيق إعداد مسبق على ${number(count)}`,
      climate: (count) => `ضبط درجة الحرارة في ${number(count)}`,
      fan: (count) => `ضبط المروحة في ${number(count)}`
    },
    ask: {
      lock: (count) => counted(count, { one: 'قفل باب واحد؟', two: 'قفل بابين؟', few: 'قفل # أبواب؟', many: 'قفل # بابًا؟', other: 'قفل # باب؟' }),
      unlock: (count) => counted(count, { one: 'فتح قفل باب واحد؟', two: 'فتح قفل بابين؟', few: 'فتح قفل # أبواب؟', many: 'فتح قفل # بابًا؟', other: 'فتح قفل # باب؟' }),
      code: (count) => counted(count, { one: 'إضافة رمز وصول إلى قفل واحد', two: 'إضافة رمز وصول إلى قفلين', few: 'إضافة رمز وصول إلى # أقفال', many: 'إضافة رمز وصول إلى # قفلًا', other: 'إضافة رمز وصول إلى # قفل' }),
      preset: (count) => counted(count, { one: 'تطبيق إعداد مسبق على منظم حرارة واحد', two: 'تطبيق إعداد مسبق على منظمي حرارة', few: 'تطبيق إعداد مسبق على # منظمات حرارة', other: 'تطبيق إعداد مسبق على # منظم حرارة' }),
      climate: (count) => counted(count, { one: 'ضبط درجة الحرارة في منظم حرارة واحد', two: 'ضبط درجة الحرارة في منظمي حرارة', few: 'ضبط درجة الحرارة في # منظمات حرارة', other: 'ضبط درجة الحرارة في # منظم حرارة' }),
      fan: (count) => counted(count, { one: 'ضبط المروحة في منظم حرارة واحد', two: 'ضبط المروحة في منظمي حرارة', few: 'ضبط المروحة في # منظمات حرارة', other: 'ضبط المروحة في # منظم حرارة' }),
      edit: (count) => counted(count, { one: 'تعديل رمز وصول واحد', two: 'تعديل رمزي وصول', few: 'تعديل # رموز وصول', other: 'تعديل # رمز وصول' }),
      delete: (count) => counted(count, { one: 'حذف رمز وصول واحد؟', two: 'حذف رمزي وصول؟', few: 'حذف # رموز وصول؟', other: 'حذف # رمز وصول؟' })
    },
    confirm: {
      lock: (count) => `قفل ${number(count)}`,
      unlock: (count) => `فتح قفل ${number(count)}`,
      code: (count) => counted(count, { one: 'إضافة إلى قفل واحد', two: 'إضافة إلى قفلين', few: 'إضافة إلى # أقفال', many: 'إضافة إلى # قفلًا', other: 'إضافة إلى # قفل' }),
      preset: (count) => `تطبيق على ${number(count)}`,
      climate: (count) => `ضبط في ${number(count)}`,
      fan: (count) => `ضبط في ${number(count)}`,
      delete: (count) => `حذف ${number(count)}`
    },
    more: (count) => `و${number(count)} غيرها`,
    skips: {
      lock: (count) => counted(count, { one: 'سيتم تخطي قفل واحد', two: 'سيتم تخطي قفلين', few: 'سيتم تخطي # أقفال', many: 'سيتم تخطي # قفلًا', other: 'سيتم تخطي # قفل' }),
      thermostat: (count) => counted(count, { one: 'سيتم تخطي منظم حرارة واحد', two: 'سيتم تخطي منظمي حرارة', few: 'سيتم تخطي # منظمات حرارة', other: 'سيتم تخطي # منظم حرارة' }),
      'noise-sensor': (count) => counted(count, { one: 'سيتم تخطي مستشعر ضوضاء واحد', two: 'سيتم تخطي مستشعري ضوضاء', few: 'سيتم تخطي # مستشعرات ضوضاء', other: 'سيتم تخطي # مستشعر ضوضاء' }),
      code: (count) => counted(count, { one: 'سيتم تخطي رمز وصول واحد', two: 'سيتم تخطي رمزي وصول', few: 'سيتم تخطي # رموز وصول', other: 'سيتم تخطي # رمز وصول' })
    },
    skipsFor: (what, reason) => `${what}: ${reason}`,
    why: {
      offline: 'غير متصل',
      unable: 'غير ممكن',
      noMode: (name) => `بلا وضع ${isolated(name)}`,
      noPreset: (name) => `بلا الإعداد المسبق ${isolated(name)}`
    },
    presetOn: (name, count, total) =>
      `${isolated(name)} – ${number(count)} من ${counted(total, { one: 'منظم حرارة واحد', two: 'منظمي حرارة', few: '# منظمات حرارة', other: '# منظم حرارة' })}`,
    fitsNone: 'لا يوجد طول رمز يناسب كل هذه الأقفال: حدد عددًا أقل.',
    notMade: 'لم تتم إضافة الرمز إلى هذا القفل.',
    keepOpen: 'أبقِ هذه الصفحة مفتوحة حتى الانتهاء.',
    progress: (settled, total, failed) =>
      `${number(settled)} من ${number(total)}${failed > 0 ? `، فشل ${number(failed)}` : ''}`,
    finished: (done, total, failed) =>
      `تم ${number(done)} من ${number(total)}${failed > 0 ? `، فشل ${number(failed)}` : ''}`,
    retry: (count) => `إعادة المحاولة (${number(count)})`,
    showDetails: 'عرض التفاصيل',
    hideDetails: 'إخفاء التفاصيل',
    because: (reason, count) => `${isolated(reason)} (${number(count)})`,
    failed: 'فشل',
    status: {
      waiting: 'في الانتظار',
      running: 'جارٍ الإرسال…',
      'still-waiting': 'لا استجابة بعد',
      done: 'تم',
      canceled: 'لم تسمح به هذه الصفحة'
    },
    skipped: { 'under-way': 'قيد التنفيذ بالفعل', gone: 'تم حذفه', unable: 'تم تخطيه' }
  },
  // Sorting, groups and filters of a list.
  view: {
    heading: 'العرض',
    sort: 'الفرز',
    group: 'التجميع حسب',
    battery: 'البطارية',
    problems: 'المشكلات',
    all: 'الكل',
    ungrouped: 'بلا',
    reset: 'إعادة الضبط',
    close: 'إغلاق',
    active: 'عوامل التصفية المفعّلة',
    remove: (filter) => `إزالة عامل التصفية: ${isolated(filter)}`,
    clear: 'مسح عوامل التصفية',
    noneLeft: 'لا يوجد جهاز يطابق عوامل التصفية',
    lowBattery: (level) => `البطارية أقل من ${percent(level)}`,
    below: (level) => `أقل من ${percent(level)}`,
    offline: 'غير متصل',
    issues: 'بها مشكلات',
    orders: {
      newest: 'الأحدث أولًا',
      name: 'الاسم',
      battery: 'الأقل شحنًا أولًا',
      trouble: 'المشكلات أولًا',
      kind: 'النوع'
    },
    groupings: {
      kind: 'النوع',
      account: 'الحساب',
      maker: 'الشركة المصنّعة',
      space: 'المكان'
    },
    none: {
      kind: 'أجهزة أخرى',
      account: 'بلا حساب',
      maker: 'شركة غير معروفة',
      space: 'بلا مكان'
    },
    kinds: {
      lock: 'الأقفال',
      thermostat: 'منظمات الحرارة',
      'noise-sensor': 'مستشعرات الضوضاء'
    },
    states: {
      locked: 'مقفل',
      unlocked: 'غير مقفل',
      heating: 'يدفّئ',
      cooling: 'يبرّد',
      noisy: 'صاخب جدًا'
    }
  },
  conflict: {
    field: 'غيّر شخص آخر هذا أيضًا.',
    whole: 'غيّر شخص آخر هذا في هذه الأثناء. أعد التحميل لرؤية نسخته. ستفقد تغييراتك.',
    mine: 'قيمتك',
    theirs: 'القيمة الأخرى',
    keepMine: 'الاحتفاظ بقيمتي',
    useTheirs: 'استخدام الأخرى'
  },
  // Editing noise thresholds.
  thresholds: {
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
    overlaps: (name, level, times) => `يتداخل مع «${isolated(name)}» الذي يسمح بـ ${isolated(level)}: ${isolated(times)}`,
    neverFirst: (name, level) => `لن يُفعّل أبدًا: «${isolated(name)}» (${isolated(level)}) يغطي هذا الوقت كله.`,
    created: 'تم إنشاء حد الضوضاء',
    updated: 'تم تحديث حد الضوضاء',
    deleted: 'جارٍ حذف حد الضوضاء',
    confirmDelete: 'هل تريد حذف حد الضوضاء هذا؟',
    confirm: 'حذف',
    gone: 'لم يعد حد الضوضاء هذا موجودًا.',
    failed: 'تعذّر حفظ حد الضوضاء. يُرجى المحاولة مرة أخرى.',
    deleteFailed: 'تعذّر حذف حد الضوضاء. يُرجى المحاولة مرة أخرى.',
    offline: 'يمكن تغيير حدود الضوضاء عندما يعود المستشعر متصلاً.'
  },
  // The codes of all locks.
  allLocks: {
    heading: 'كل رموز الوصول',
    list: 'قائمة',
    calendar: 'تقويم',
    group: 'التجميع حسب',
    byPerson: 'الشخص',
    byLock: 'القفل',
    chooseLocks: 'اختيار الأقفال',
    searchLocks: 'البحث في الأقفال',
    noLock: 'لا يوجد قفل مطابق',
    chooseOne: 'اختر قفلًا واحدًا على الأقل.',
    proceed: 'متابعة',
    locks: (count) => counted(count, { one: 'قفل واحد', two: 'قفلان', few: '# أقفال', many: '# قفلًا', other: '# قفل' }),
    progress: (done, total) => `جارٍ التحقق من الرموز: ${number(done)} من أصل ${number(total)} من الأقفال`,
    failed: (count) =>
      counted(count, { one: 'تعذّر تحميل رموز قفل واحد', two: 'تعذّر تحميل رموز قفلين', few: 'تعذّر تحميل رموز # أقفال', many: 'تعذّر تحميل رموز # قفلًا', other: 'تعذّر تحميل رموز # قفل' }),
    deleteAll: (count) => `حذف الكل (${number(count)})`,
    editAll: (count) => `تعديل الكل (${number(count)})`,
    differ: 'الرموز مختلفة',
    off: (count) =>
      counted(count, { one: 'يحتاج قفل واحد إلى طول رمز مختلف.', two: 'يحتاج قفلان إلى طول رمز مختلف.', few: 'تحتاج # أقفال إلى طول رمز مختلف.', many: 'يحتاج # قفلًا إلى طول رمز مختلف.', other: 'يحتاج # قفل إلى طول رمز مختلف.' }),
    ownDigits: 'تقبل هذه الأقفال رموزًا مختلفة الطول: يحتفظ كل منها برمزه.',
    timesDiffer: 'الأوقات مختلفة',
    differing: 'مختلف: يبقى كل منها كما هو'
  },
  // Codes that were set at the lock.
  unmanaged: {
    title: 'مُعدّة على القفل',
    about: 'أُنشئت هذه الرموز على القفل أو في تطبيق الشركة المصنّعة. استوردها لتغييرها من هنا.',
    loading: 'جارٍ تحميل الرموز المُعدّة على القفل',
    none: 'لا توجد رموز أخرى',
    failed: 'تعذّر تحميل الرموز المُعدّة على القفل',
    manage: 'استيراد',
    cannot: 'لا يمكن استيراد هذا الرمز.',
    manageAll: (count) => `استيراد الكل (${number(count)})`,
    managed: 'تم استيراد الرمز',
    notManaged: 'تعذّر استيراد الرمز.'
  },
  // Sharing an access code.
  sharing: {
    share: 'مشاركة',
    pass: 'بطاقة ضيف',
    print: 'طباعة',
    picture: 'رمز QR لهذه البطاقة',
    tooLong: 'هذا النص أطول من أن يتسع له رمز QR.',
    text: 'النص المراد مشاركته',
    close: 'إغلاق',
    code: (pin) => `رمز الوصول: ${pin}`,
    always: 'صالح في أي وقت',
    between: (start, end) => `صالح من ${start} إلى ${end}`,
    from: (start) => `صالح من ${start}`,
    until: (end) => `صالح حتى ${end}`
  }
})

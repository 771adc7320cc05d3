import type { en } from './en.js'

/** Thermostats and climate presets, in Arabic. */
export const ar: typeof en = ({ counted, isolated, number, degreesIn }) => ({
  thermostat: {
    degrees: (value) => `${number(value)}°`,
    degreesBetween: (low, high) => `${number(low)}–${number(high)}°`,
    degreesIn,
    fahrenheit: '°ف',
    celsius: '°م',
    unit: 'وحدة الحرارة',
    unknown: '--',
    temperature: 'درجة الحرارة',
    humidity: (percent) => `الرطوبة ${percent}`,
    fanMode: 'وضع المروحة',
    status: { heating: 'يدفّئ', cooling: 'يبرّد', 'fan-only': 'المروحة فقط' },
    statusTo: {
      heating: (temperature) => `يدفّئ إلى ${isolated(temperature)}`,
      cooling: (temperature) => `يبرّد إلى ${isolated(temperature)}`
    },
    fanRunning: 'المروحة: تعمل',
    fanIdle: 'المروحة: متوقفة',
    fanUnknown: 'المروحة: --',
    currentSettings: 'الإعدادات الحالية',
    currentSettingsDetail: 'هذه هي الإعدادات الحالية للجهاز. إذا غيّرتها هنا، تتغير على الجهاز.',
    aboutCurrentSettings: 'حول الإعدادات الحالية',
    mode: 'الوضع',
    modes: { heat: 'تدفئة', cool: 'تبريد', heat_cool: 'تدفئة وتبريد', off: 'إيقاف' },
    heat: 'تدفئة',
    cool: 'تبريد',
    setTo: { heat: 'تدفئة إلى', cool: 'تبريد إلى' },
    less: (name) => `${name}: خفض`,
    more: (name) => `${name}: رفع`,
    now: (temperature) => `الآن ${isolated(temperature)}`,
    setPoints: 'درجات الحرارة المضبوطة',
    scale: 'المقياس',
    gap: (degrees) => `فارق ${degrees} على الأقل`,
    presets: 'إعدادات التكييف المسبقة',
    managePresets: (count) =>
      `إدارة (${counted(count, {
        zero: 'لا إعدادات مسبقة',
        one: 'إعداد مسبق واحد',
        two: 'إعدادان مسبقان',
        few: '# إعدادات مسبقة',
        many: '# إعدادًا مسبقًا',
        other: '# إعداد مسبق'
      })})`,
    fanModes: { auto: 'تلقائي', on: 'تشغيل', circulate: 'تدوير' },
    stillWaiting: 'ما زلنا ننتظر الجهاز',
    saving: 'جارٍ الحفظ…',
    saved: 'تم الحفظ',
    fanModeUpdated: 'تم تحديث وضع المروحة',
    fanModeFailed: 'تعذّر تحديث وضع المروحة. حاول مرة أخرى.',
    climateFailed: 'تعذّر تحديث إعداد التكييف. حاول مرة أخرى.'
  },
  climatePresets: {
    title: 'إعدادات التكييف المسبقة',
    createTitle: 'إعداد مسبق جديد',
    created: 'تم إنشاء الإعداد المسبق',
    updated: 'تم تحديث الإعداد المسبق',
    deleteFailed: 'تعذّر حذف الإعداد المسبق. حاول مرة أخرى.'
  }
})

import type { Translation } from '../namespace.js'
import type { TIME_FIELD } from './en.js'

/** Times that daylight saving skips or repeats, in Arabic. */
export const ar: Translation<typeof TIME_FIELD> = ({ isolated }) => ({
  skipped: (time) => `هذا الوقت غير موجود بسبب تغيير التوقيت. سيُستخدم ${time}.`,
  first: (zone) => `يتكرر هذا الوقت بسبب تغيير التوقيت. سيُستخدم الأول (${isolated(zone)}).`,
  second: (zone) => `يتكرر هذا الوقت بسبب تغيير التوقيت. سيُستخدم الثاني (${isolated(zone)}).`,
  useFirst: (zone) => `استخدام الأول (${isolated(zone)})`,
  useSecond: (zone) => `استخدام الثاني (${isolated(zone)})`
})

import type { Translation } from '../namespace.js'
import type { TIME_FIELD } from './en.js'

/** Times that daylight saving skips or repeats, in Japanese. */
export const ja: Translation<typeof TIME_FIELD> = () => ({
  skipped: (time) => `時計の変更のためこの時刻は存在しません。${time}を使用します。`,
  first: (zone) => `時計の変更のためこの時刻は二度あります。先の方（${zone}）を使用します。`,
  second: (zone) => `時計の変更のためこの時刻は二度あります。後の方（${zone}）を使用します。`,
  useFirst: (zone) => `先の方（${zone}）を使用`,
  useSecond: (zone) => `後の方（${zone}）を使用`
})

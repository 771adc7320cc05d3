import type { Translation } from '../namespace.js'
import type { CODE_CAPACITY } from './en.js'

/** How many codes are on a lock, in Japanese. */
export const ja: Translation<typeof CODE_CAPACITY> = ({ number }) => ({
  used: (used, most) => `コード${number(most)}件中${number(used)}件を使用`,
  usedAtLeast: (used, most) => `コード${number(most)}件中${number(used)}件以上を使用`,
  full: (used, most) => `満杯：コード${number(most)}件中${number(used)}件`
})

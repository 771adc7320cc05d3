import type { Translation } from '../namespace.js'
import type { ATTENTION } from './en.js'

/** The number of items that need attention, in Japanese. */
export const ja: Translation<typeof ATTENTION> = ({ number }) => ({
  needAttention: (count) => `対応が必要 ${number(count)}件`
})

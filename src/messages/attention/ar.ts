import type { Translation } from '../namespace.js'
import type { ATTENTION } from './en.js'

/** The number of items that need attention, in Arabic. */
export const ar: Translation<typeof ATTENTION> = ({ number }) => ({
  needAttention: (count) => `تحتاج إلى انتباه: ${number(count)}`
})

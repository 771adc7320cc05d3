import type { Translation } from '../namespace.js'
import type { ATTENTION } from './en.js'

/** The number of items that need attention, in Hebrew. */
export const he: Translation<typeof ATTENTION> = ({ number }) => ({
  needAttention: (count) => `דורשים טיפול: ${number(count)}`
})

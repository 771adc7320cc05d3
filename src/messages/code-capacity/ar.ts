import type { Translation } from '../namespace.js'
import type { CODE_CAPACITY } from './en.js'

/** How many codes are on a lock, in Arabic. */
export const ar: Translation<typeof CODE_CAPACITY> = ({ number }) => ({
  used: (used, most) => `${number(used)} من أصل ${number(most)} من الرموز مستخدمة`,
  usedAtLeast: (used, most) => `${number(used)} على الأقل من أصل ${number(most)} من الرموز مستخدمة`,
  full: (used, most) => `ممتلئ: ${number(used)} من أصل ${number(most)} من الرموز`
})

import type { Translation } from '../namespace.js'
import type { CODE_CAPACITY } from './en.js'

/** How many codes are on a lock, in Hebrew. */
export const he: Translation<typeof CODE_CAPACITY> = ({ number }) => ({
  used: (used, most) => `${number(used)} מתוך ${number(most)} קודים בשימוש`,
  usedAtLeast: (used, most) => `לפחות ${number(used)} מתוך ${number(most)} קודים בשימוש`,
  full: (used, most) => `מלא: ${number(used)} מתוך ${number(most)} קודים`
})

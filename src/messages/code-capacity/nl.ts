import type { Translation } from '../namespace.js'
import type { CODE_CAPACITY } from './en.js'

/** How many codes are on a lock, in Dutch. */
export const nl: Translation<typeof CODE_CAPACITY> = ({ number }) => ({
  used: (used, most) => `${number(used)} van ${number(most)} codes in gebruik`,
  usedAtLeast: (used, most) => `Minstens ${number(used)} van ${number(most)} codes in gebruik`,
  full: (used, most) => `Vol: ${number(used)} van ${number(most)} codes`
})

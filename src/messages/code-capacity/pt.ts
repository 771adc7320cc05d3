import type { Translation } from '../namespace.js'
import type { CODE_CAPACITY } from './en.js'

/** How many codes are on a lock, in Portuguese. */
export const pt: Translation<typeof CODE_CAPACITY> = ({ number }) => ({
  used: (used, most) => `${number(used)} de ${number(most)} códigos usados`,
  usedAtLeast: (used, most) => `Pelo menos ${number(used)} de ${number(most)} códigos usados`,
  full: (used, most) => `Cheia: ${number(used)} de ${number(most)} códigos`
})

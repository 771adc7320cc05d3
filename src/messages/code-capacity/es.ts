import type { Translation } from '../namespace.js'
import type { CODE_CAPACITY } from './en.js'

/** How many codes are on a lock, in Spanish. */
export const es: Translation<typeof CODE_CAPACITY> = ({ number }) => ({
  used: (used, most) => `${number(used)} de ${number(most)} códigos usados`,
  usedAtLeast: (used, most) => `Al menos ${number(used)} de ${number(most)} códigos usados`,
  full: (used, most) => `Llena: ${number(used)} de ${number(most)} códigos`
})

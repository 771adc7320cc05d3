import type { Translation } from '../namespace.js'
import type { CODE_CAPACITY } from './en.js'

/** How many codes are on a lock, in Italian. */
export const it: Translation<typeof CODE_CAPACITY> = ({ number }) => ({
  used: (used, most) => `${number(used)} codici su ${number(most)} usati`,
  usedAtLeast: (used, most) => `Almeno ${number(used)} codici su ${number(most)} usati`,
  full: (used, most) => `Piena: ${number(used)} codici su ${number(most)}`
})

import type { Translation } from '../namespace.js'
import type { CODE_CAPACITY } from './en.js'

/** How many codes are on a lock, in German. */
export const de: Translation<typeof CODE_CAPACITY> = ({ number }) => ({
  used: (used, most) => `${number(used)} von ${number(most)} Codes belegt`,
  usedAtLeast: (used, most) => `Mindestens ${number(used)} von ${number(most)} Codes belegt`,
  full: (used, most) => `Voll: ${number(used)} von ${number(most)} Codes`
})

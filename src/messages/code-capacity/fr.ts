import type { Translation } from '../namespace.js'
import type { CODE_CAPACITY } from './en.js'

/** How many codes are on a lock, in French. */
export const fr: Translation<typeof CODE_CAPACITY> = ({ number }) => ({
  used: (used, most) => `${number(used)} codes sur ${number(most)} utilisés`,
  usedAtLeast: (used, most) => `Au moins ${number(used)} codes sur ${number(most)} utilisés`,
  full: (used, most) => `Pleine\u00a0: ${number(used)} codes sur ${number(most)}`
})

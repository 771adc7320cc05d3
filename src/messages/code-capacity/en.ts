import { defineMessages } from '../namespace.js'

/** How many codes are on a lock. */
export const CODE_CAPACITY = defineMessages('codeCapacity', ({ number }) => ({
  used: (used: number, most: number): string => `${number(used)} of ${number(most)} codes used`,
  /** The codes that were set at the lock are not known. */
  usedAtLeast: (used: number, most: number): string => `At least ${number(used)} of ${number(most)} codes used`,
  full: (used: number, most: number): string => `Full: ${number(used)} of ${number(most)} codes`
}))

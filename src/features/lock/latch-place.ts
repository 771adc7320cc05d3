import type { Messages } from '../../messages/en.js'

/** Most letters of a state and its button that fit next to each other at 320 px. */
const MOST_LETTERS = 14

/** Returns the class of the place of a latch. The same in every state, so that no button moves. */
export function latchPlace({ lock: { locked, unlock, unlocked, lock } }: Messages): string {
  const letters = Math.max(locked.length + unlock.length, unlocked.length + lock.length)
  return letters > MOST_LETTERS ? 'latch-place long' : 'latch-place'
}

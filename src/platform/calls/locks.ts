import type { Call } from './call.js'

export interface LocksCalls {
  /** One lock, by its id or name. */
  get: Call<'/locks/get'>
  /** The locks of the workspace, or those that match. */
  list: Call<'/locks/list'>
  /** Locks a door. */
  lockDoor: Call<'/locks/lock_door'>
  /** Unlocks a door. */
  unlockDoor: Call<'/locks/unlock_door'>
  /** What people do at locks of a sandbox. */
  simulate: {
    /** Someone enters a PIN, which opens the door if it is good. */
    keypadCodeEntry: Call<'/locks/simulate/keypad_code_entry'>
    /** Someone locks the door at the keypad. */
    manualLockViaKeypad: Call<'/locks/simulate/manual_lock_via_keypad'>
  }
}

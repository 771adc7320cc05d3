import type { ActionAttempt, Device, LockDeviceType, LockManufacturerName } from '../resources.js'
import type { Call, OptionalCall } from './call.js'
import type { DeviceIdOrName, LimitedDeviceFilter } from './devices.js'

interface Command {
  device_id: string
  /** Whether the platform answers only when the lock is done. @default false */
  sync?: boolean
}

export interface LocksCalls {
  /** One lock, by its id or name. */
  get: Call<DeviceIdOrName, Device>
  /** The locks of the workspace, or those that match. */
  list: OptionalCall<LimitedDeviceFilter<LockDeviceType, LockManufacturerName>, Device[]>
  /** Locks a door. */
  lockDoor: Call<Command, ActionAttempt>
  /** Unlocks a door. */
  unlockDoor: Call<Command, ActionAttempt>
  /** What people do at locks of a sandbox. */
  simulate: {
    /** Someone enters a PIN, which opens the door if it is good. */
    keypadCodeEntry: Call<{ device_id: string; code: string }, ActionAttempt>
    /** Someone locks the door at the keypad. */
    manualLockViaKeypad: Call<{ device_id: string }, ActionAttempt>
  }
}

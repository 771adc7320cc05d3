// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PendingLockDoorActionAttempt extends LockDoorActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface SuccessLockDoorActionAttemptResult {
  /** Whether the device itself said that it is done. */
  was_confirmed_by_device?: boolean
}

export interface SuccessLockDoorActionAttempt extends LockDoorActionAttemptBase {
  error: null
  result: SuccessLockDoorActionAttemptResult
  status: 'success'
}

export interface ErrorLockDoorActionAttempt extends LockDoorActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

interface LockDoorActionAttemptBase {
  action_attempt_id: string
  action_type: 'LOCK_DOOR'
}

export type LockDoorActionAttempt =
  | PendingLockDoorActionAttempt
  | SuccessLockDoorActionAttempt
  | ErrorLockDoorActionAttempt

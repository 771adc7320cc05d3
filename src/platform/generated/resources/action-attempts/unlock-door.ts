// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PendingUnlockDoorActionAttempt extends UnlockDoorActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface SuccessUnlockDoorActionAttemptResult {
  /** Whether the device itself said that it is done. */
  was_confirmed_by_device?: boolean
}

export interface SuccessUnlockDoorActionAttempt extends UnlockDoorActionAttemptBase {
  error: null
  result: SuccessUnlockDoorActionAttemptResult
  status: 'success'
}

export interface ErrorUnlockDoorActionAttempt extends UnlockDoorActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

interface UnlockDoorActionAttemptBase {
  action_attempt_id: string
  action_type: 'UNLOCK_DOOR'
}

export type UnlockDoorActionAttempt =
  | PendingUnlockDoorActionAttempt
  | SuccessUnlockDoorActionAttempt
  | ErrorUnlockDoorActionAttempt

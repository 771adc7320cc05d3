// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PendingSimulateManualLockViaKeypadActionAttempt extends SimulateManualLockViaKeypadActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface SuccessSimulateManualLockViaKeypadActionAttempt extends SimulateManualLockViaKeypadActionAttemptBase {
  error: null
  result: object
  status: 'success'
}

export interface ErrorSimulateManualLockViaKeypadActionAttempt extends SimulateManualLockViaKeypadActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

interface SimulateManualLockViaKeypadActionAttemptBase {
  action_attempt_id: string
  action_type: 'SIMULATE_MANUAL_LOCK_VIA_KEYPAD'
}

export type SimulateManualLockViaKeypadActionAttempt =
  | PendingSimulateManualLockViaKeypadActionAttempt
  | SuccessSimulateManualLockViaKeypadActionAttempt
  | ErrorSimulateManualLockViaKeypadActionAttempt

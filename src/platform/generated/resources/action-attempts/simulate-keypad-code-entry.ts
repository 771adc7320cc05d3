// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PendingSimulateKeypadCodeEntryActionAttempt extends SimulateKeypadCodeEntryActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface SuccessSimulateKeypadCodeEntryActionAttempt extends SimulateKeypadCodeEntryActionAttemptBase {
  error: null
  result: object
  status: 'success'
}

export interface ErrorSimulateKeypadCodeEntryActionAttempt extends SimulateKeypadCodeEntryActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

interface SimulateKeypadCodeEntryActionAttemptBase {
  action_attempt_id: string
  action_type: 'SIMULATE_KEYPAD_CODE_ENTRY'
}

export type SimulateKeypadCodeEntryActionAttempt =
  | PendingSimulateKeypadCodeEntryActionAttempt
  | SuccessSimulateKeypadCodeEntryActionAttempt
  | ErrorSimulateKeypadCodeEntryActionAttempt

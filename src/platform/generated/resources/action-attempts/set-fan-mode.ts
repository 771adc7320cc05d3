// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PendingSetFanModeActionAttempt extends SetFanModeActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface SuccessSetFanModeActionAttempt extends SetFanModeActionAttemptBase {
  error: null
  result: object
  status: 'success'
}

export interface ErrorSetFanModeActionAttempt extends SetFanModeActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

interface SetFanModeActionAttemptBase {
  action_attempt_id: string
  action_type: 'SET_FAN_MODE'
}

export type SetFanModeActionAttempt =
  | PendingSetFanModeActionAttempt
  | SuccessSetFanModeActionAttempt
  | ErrorSetFanModeActionAttempt

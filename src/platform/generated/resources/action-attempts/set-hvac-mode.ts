// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PendingSetHvacModeActionAttempt extends SetHvacModeActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface SuccessSetHvacModeActionAttempt extends SetHvacModeActionAttemptBase {
  error: null
  result: object
  status: 'success'
}

export interface ErrorSetHvacModeActionAttempt extends SetHvacModeActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

interface SetHvacModeActionAttemptBase {
  action_attempt_id: string
  action_type: 'SET_HVAC_MODE'
}

export type SetHvacModeActionAttempt =
  | PendingSetHvacModeActionAttempt
  | SuccessSetHvacModeActionAttempt
  | ErrorSetHvacModeActionAttempt

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PendingActivateClimatePresetActionAttempt extends ActivateClimatePresetActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface SuccessActivateClimatePresetActionAttempt extends ActivateClimatePresetActionAttemptBase {
  error: null
  result: object
  status: 'success'
}

export interface ErrorActivateClimatePresetActionAttempt extends ActivateClimatePresetActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

interface ActivateClimatePresetActionAttemptBase {
  action_attempt_id: string
  action_type: 'ACTIVATE_CLIMATE_PRESET'
}

export type ActivateClimatePresetActionAttempt =
  | PendingActivateClimatePresetActionAttempt
  | SuccessActivateClimatePresetActionAttempt
  | ErrorActivateClimatePresetActionAttempt

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PendingUpdateNoiseThresholdActionAttempt extends UpdateNoiseThresholdActionAttemptBase {
  action_type: 'UPDATE_NOISE_THRESHOLD'
  error: null
  result: null
  status: 'pending'
}

export interface SuccessUpdateNoiseThresholdActionAttempt extends UpdateNoiseThresholdActionAttemptBase {
  action_type: 'UPDATE_NOISE_THRESHOLD'
  error: null
  result: { noise_threshold?: unknown }
  status: 'success'
}

export interface ErrorUpdateNoiseThresholdActionAttempt extends UpdateNoiseThresholdActionAttemptBase {
  action_type: 'UPDATE_NOISE_THRESHOLD'
  error: { message: string; type: string }
  result: null
  status: 'error'
}

interface UpdateNoiseThresholdActionAttemptBase {
  action_attempt_id: string
}

export type UpdateNoiseThresholdActionAttempt =
  | PendingUpdateNoiseThresholdActionAttempt
  | SuccessUpdateNoiseThresholdActionAttempt
  | ErrorUpdateNoiseThresholdActionAttempt

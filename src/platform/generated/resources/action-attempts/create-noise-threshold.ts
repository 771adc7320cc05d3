// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PendingCreateNoiseThresholdActionAttempt extends CreateNoiseThresholdActionAttemptBase {
  action_type: 'CREATE_NOISE_THRESHOLD'
  error: null
  result: null
  status: 'pending'
}

export interface SuccessCreateNoiseThresholdActionAttempt extends CreateNoiseThresholdActionAttemptBase {
  action_type: 'CREATE_NOISE_THRESHOLD'
  error: null
  result: { noise_threshold?: unknown }
  status: 'success'
}

export interface ErrorCreateNoiseThresholdActionAttempt extends CreateNoiseThresholdActionAttemptBase {
  action_type: 'CREATE_NOISE_THRESHOLD'
  error: { message: string; type: string }
  result: null
  status: 'error'
}

interface CreateNoiseThresholdActionAttemptBase {
  action_attempt_id: string
}

export type CreateNoiseThresholdActionAttempt =
  | PendingCreateNoiseThresholdActionAttempt
  | SuccessCreateNoiseThresholdActionAttempt
  | ErrorCreateNoiseThresholdActionAttempt

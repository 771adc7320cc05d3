// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PendingDeleteNoiseThresholdActionAttempt extends DeleteNoiseThresholdActionAttemptBase {
  action_type: 'DELETE_NOISE_THRESHOLD'
  error: null
  result: null
  status: 'pending'
}

export interface SuccessDeleteNoiseThresholdActionAttempt extends DeleteNoiseThresholdActionAttemptBase {
  action_type: 'DELETE_NOISE_THRESHOLD'
  error: null
  result: object
  status: 'success'
}

export interface ErrorDeleteNoiseThresholdActionAttempt extends DeleteNoiseThresholdActionAttemptBase {
  action_type: 'DELETE_NOISE_THRESHOLD'
  error: { message: string; type: string }
  result: null
  status: 'error'
}

interface DeleteNoiseThresholdActionAttemptBase {
  action_attempt_id: string
}

export type DeleteNoiseThresholdActionAttempt =
  | PendingDeleteNoiseThresholdActionAttempt
  | SuccessDeleteNoiseThresholdActionAttempt
  | ErrorDeleteNoiseThresholdActionAttempt

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PendingUpdateAccessCodeActionAttempt extends UpdateAccessCodeActionAttemptBase {
  action_type: 'UPDATE_ACCESS_CODE'
  error: null
  result: null
  status: 'pending'
}

export interface SuccessUpdateAccessCodeActionAttempt extends UpdateAccessCodeActionAttemptBase {
  action_type: 'UPDATE_ACCESS_CODE'
  error: null
  result: { access_code?: unknown }
  status: 'success'
}

export interface ErrorUpdateAccessCodeActionAttempt extends UpdateAccessCodeActionAttemptBase {
  action_type: 'UPDATE_ACCESS_CODE'
  error: { message: string; type: string }
  result: null
  status: 'error'
}

interface UpdateAccessCodeActionAttemptBase {
  action_attempt_id: string
}

export type UpdateAccessCodeActionAttempt =
  | PendingUpdateAccessCodeActionAttempt
  | SuccessUpdateAccessCodeActionAttempt
  | ErrorUpdateAccessCodeActionAttempt

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PendingCreateAccessCodeActionAttempt extends CreateAccessCodeActionAttemptBase {
  action_type: 'CREATE_ACCESS_CODE'
  error: null
  result: null
  status: 'pending'
}

export interface SuccessCreateAccessCodeActionAttempt extends CreateAccessCodeActionAttemptBase {
  action_type: 'CREATE_ACCESS_CODE'
  error: null
  result: { access_code?: unknown }
  status: 'success'
}

export interface ErrorCreateAccessCodeActionAttempt extends CreateAccessCodeActionAttemptBase {
  action_type: 'CREATE_ACCESS_CODE'
  error: { message: string; type: string }
  result: null
  status: 'error'
}

interface CreateAccessCodeActionAttemptBase {
  action_attempt_id: string
}

export type CreateAccessCodeActionAttempt =
  | PendingCreateAccessCodeActionAttempt
  | SuccessCreateAccessCodeActionAttempt
  | ErrorCreateAccessCodeActionAttempt

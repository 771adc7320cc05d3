// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PendingDeleteAccessCodeActionAttempt extends DeleteAccessCodeActionAttemptBase {
  action_type: 'DELETE_ACCESS_CODE'
  error: null
  result: null
  status: 'pending'
}

export interface SuccessDeleteAccessCodeActionAttempt extends DeleteAccessCodeActionAttemptBase {
  action_type: 'DELETE_ACCESS_CODE'
  error: null
  result: object
  status: 'success'
}

export interface ErrorDeleteAccessCodeActionAttempt extends DeleteAccessCodeActionAttemptBase {
  action_type: 'DELETE_ACCESS_CODE'
  error: { message: string; type: string }
  result: null
  status: 'error'
}

interface DeleteAccessCodeActionAttemptBase {
  action_attempt_id: string
}

export type DeleteAccessCodeActionAttempt =
  | PendingDeleteAccessCodeActionAttempt
  | SuccessDeleteAccessCodeActionAttempt
  | ErrorDeleteAccessCodeActionAttempt

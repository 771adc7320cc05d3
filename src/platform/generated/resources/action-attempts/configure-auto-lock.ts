// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PendingConfigureAutoLockActionAttempt extends ConfigureAutoLockActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface SuccessConfigureAutoLockActionAttempt extends ConfigureAutoLockActionAttemptBase {
  error: null
  result: object
  status: 'success'
}

export interface ErrorConfigureAutoLockActionAttempt extends ConfigureAutoLockActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

interface ConfigureAutoLockActionAttemptBase {
  action_attempt_id: string
  action_type: 'CONFIGURE_AUTO_LOCK'
}

export type ConfigureAutoLockActionAttempt =
  | PendingConfigureAutoLockActionAttempt
  | SuccessConfigureAutoLockActionAttempt
  | ErrorConfigureAutoLockActionAttempt

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PendingResetSandboxWorkspaceActionAttempt extends ResetSandboxWorkspaceActionAttemptBase {
  error: null
  result: null
  status: 'pending'
}

export interface SuccessResetSandboxWorkspaceActionAttempt extends ResetSandboxWorkspaceActionAttemptBase {
  error: null
  result: object
  status: 'success'
}

export interface ErrorResetSandboxWorkspaceActionAttempt extends ResetSandboxWorkspaceActionAttemptBase {
  error: { message: string; type: string }
  result: null
  status: 'error'
}

interface ResetSandboxWorkspaceActionAttemptBase {
  action_attempt_id: string
  action_type: 'RESET_SANDBOX_WORKSPACE'
}

export type ResetSandboxWorkspaceActionAttempt =
  | PendingResetSandboxWorkspaceActionAttempt
  | SuccessResetSandboxWorkspaceActionAttempt
  | ErrorResetSandboxWorkspaceActionAttempt

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PendingSyncAccessCodesActionAttempt extends SyncAccessCodesActionAttemptBase {
  action_type: 'SYNC_ACCESS_CODES'
  error: null
  result: null
  status: 'pending'
}

export interface SuccessSyncAccessCodesActionAttempt extends SyncAccessCodesActionAttemptBase {
  action_type: 'SYNC_ACCESS_CODES'
  error: null
  result: object
  status: 'success'
}

export interface ErrorSyncAccessCodesActionAttempt extends SyncAccessCodesActionAttemptBase {
  action_type: 'SYNC_ACCESS_CODES'
  error: { message: string; type: string }
  result: null
  status: 'error'
}

interface SyncAccessCodesActionAttemptBase {
  action_attempt_id: string
}

export type SyncAccessCodesActionAttempt =
  | PendingSyncAccessCodesActionAttempt
  | SuccessSyncAccessCodesActionAttempt
  | ErrorSyncAccessCodesActionAttempt

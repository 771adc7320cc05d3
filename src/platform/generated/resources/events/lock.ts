// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface LockLockedEvent extends LockEventBase {
  access_code_id?: string
  access_code_is_managed?: boolean
  acs_entrance_id?: string
  acs_system_id?: string
  acs_user_id?: string
  action_attempt_id?: string
  code?: string
  device_id: string
  event_type: 'lock.locked'
  is_via_bluetooth?: boolean
  is_via_nfc?: boolean
  method: 'keycode' | 'manual' | 'automatic' | 'unknown' | 'remote' | 'card'
  user_identity_id?: string
}

export interface LockUnlockedEvent extends LockEventBase {
  access_code_id?: string
  access_code_is_managed?: boolean
  acs_entrance_id?: string
  acs_system_id?: string
  acs_user_id?: string
  action_attempt_id?: string
  code?: string
  device_id?: string
  event_type: 'lock.unlocked'
  is_via_bluetooth?: boolean
  is_via_nfc?: boolean
  method: 'keycode' | 'manual' | 'automatic' | 'unknown' | 'remote' | 'card'
  user_identity_id?: string
}

export interface LockAccessDeniedEventReason {
  message: string
  reason_code:
    | 'unknown_code'
    | 'expired_code'
    | 'blocklisted_code'
    | 'too_many_attempts'
    | 'blocked_by_privacy_mode'
    | 'credential_error'
}

export interface LockAccessDeniedEvent extends LockEventBase {
  access_code_id?: string
  acs_entrance_id?: string
  acs_system_id?: string
  acs_user_id?: string
  device_id?: string
  event_type: 'lock.access_denied'
  reason?: LockAccessDeniedEventReason
  user_identity_id?: string
}

interface LockEventBase {
  connected_account_custom_metadata?: Record<string, string | boolean>
  connected_account_id: string
  created_at: string
  customer_key?: string
  device_custom_metadata?: Record<string, string | boolean>
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export type LockEvent =
  | LockLockedEvent
  | LockUnlockedEvent
  | LockAccessDeniedEvent

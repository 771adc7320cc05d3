// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { AcsUserExternalType } from '../enumerations/acs-user-external-type.js'

export interface AcsUserAccessSchedule {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string
}

export type AcsUserError =
  | { created_at: string; error_code: 'deleted_externally'; message: string }
  | { created_at: string; error_code: 'salto_ks_subscription_limit_exceeded'; message: string }
  | { created_at: string; error_code: 'failed_to_create_on_acs_system'; message: string }
  | { created_at: string; error_code: 'failed_to_update_on_acs_system'; message: string }
  | { created_at: string; error_code: 'failed_to_delete_on_acs_system'; message: string }
  | { created_at: string; error_code: 'latch_conflict_with_resident_user'; message: string }

export interface AcsUserPendingMutationFrom {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string | null
}

export interface AcsUserPendingMutationTo {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string | null
}

export type AcsUserPendingMutation =
  | { created_at: string; message: string; mutation_code: 'creating' }
  | { created_at: string; message: string; mutation_code: 'deleting' }
  | {
      created_at: string
      message: string
      mutation_code: 'deferring_creation'
      /** When a deferred code is put on the device, as an ISO 8601 moment. */
      scheduled_at?: string | null
    }
  | {
      created_at: string
      from: { email_address?: string | null; full_name?: string | null; phone_number?: string | null }
      message: string
      mutation_code: 'updating_user_information'
      to: { email_address?: string | null; full_name?: string | null; phone_number?: string | null }
    }
  | {
      created_at: string
      from: AcsUserPendingMutationFrom
      message: string
      mutation_code: 'updating_access_schedule'
      to: AcsUserPendingMutationTo
    }
  | {
      created_at: string
      from: { is_suspended: boolean }
      message: string
      mutation_code: 'updating_suspension_state'
      to: { is_suspended: boolean }
    }
  | {
      created_at: string
      from: { acs_access_group_id: string | null }
      message: string
      mutation_code: 'updating_group_membership'
      to: { acs_access_group_id: string | null }
    }
  | {
      acs_access_group_id: string
      created_at: string
      message: string
      mutation_code: 'deferring_group_membership_update'
      variant: 'adding' | 'removing'
    }
  | {
      created_at: string
      from: { acs_credential_id: string | null }
      message: string
      mutation_code: 'updating_credential_assignment'
      to: { acs_credential_id: string | null }
    }

export type AcsUserWarning =
  | { created_at: string; message: string; warning_code: 'being_deleted' }
  | { created_at: string; message: string; warning_code: 'salto_ks_user_not_subscribed' }
  | { created_at: string; message: string; warning_code: 'acs_user_inactive' }
  | { created_at: string; message: string; warning_code: 'unknown_issue_with_acs_user' }
  | { created_at: string; message: string; warning_code: 'latch_resident_user' }

export interface AcsUser {
  access_schedule?: AcsUserAccessSchedule
  acs_system_id: string
  acs_user_id: string
  connected_account_id: string
  created_at: string
  display_name: string
  /** @deprecated */
  email?: string
  email_address?: string
  errors: AcsUserError[]
  external_type?: AcsUserExternalType
  external_type_display_name?: string
  full_name?: string
  hid_acs_system_id?: string
  is_managed: true
  is_suspended?: boolean
  last_successful_sync_at: string | null
  pending_mutations?: AcsUserPendingMutation[]
  phone_number?: string
  salto_ks_metadata?: { is_subscribed?: boolean }
  salto_space_metadata?: { audit_openings?: boolean; user_id?: string }
  user_identity_email_address?: string | null
  user_identity_full_name?: string | null
  user_identity_id?: string
  user_identity_phone_number?: string | null
  warnings: AcsUserWarning[]
  workspace_id: string
}

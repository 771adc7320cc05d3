// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { AccessCodeDormakabaOracodeMetadata } from './access-code-metadata.js'

export type AccessCodeError =
  | {
      created_at?: string
      error_code: 'provider_issue'
      is_access_code_error: true
      message: string
    }
  | {
      created_at?: string
      error_code: 'failed_to_set_on_device'
      is_access_code_error: true
      message: string
    }
  | {
      created_at?: string
      error_code: 'failed_to_remove_from_device'
      is_access_code_error: true
      message: string
    }
  | {
      created_at?: string
      error_code: 'duplicate_code_on_device'
      is_access_code_error: true
      /** The code of the platform that has the same PIN. */
      managed_access_code_id?: string
      message: string
      /** The code on the device that has the same PIN. */
      unmanaged_access_code_id?: string
    }
  | {
      created_at?: string
      error_code: 'no_space_for_access_code_on_device'
      is_access_code_error: true
      message: string
    }
  | {
      /** What was done to the code outside the platform. */
      change_type?: 'modified' | 'removed'
      created_at?: string
      error_code: 'conflicting_external_modification'
      is_access_code_error: true
      message: string
      modified_fields?: Array<{ field: string; from: string | null; to: string | null }>
    }
  | {
      created_at?: string
      error_code: 'access_code_inactive'
      is_access_code_error: true
      message: string
    }
  | {
      created_at?: string
      error_code: 'insufficient_permissions'
      is_access_code_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'account_disconnected'
      is_connected_account_error: true
      is_device_error: false
      message: string
    }
  | {
      created_at: string
      error_code: 'salto_ks_subscription_limit_exceeded'
      is_connected_account_error: true
      is_device_error: false
      message: string
    }
  | {
      created_at: string
      error_code: 'dormakaba_sites_disconnected'
      is_connected_account_error: true
      is_device_error: false
      message: string
    }
  | { created_at: string; error_code: 'device_offline'; is_device_error: true; message: string }
  | { created_at: string; error_code: 'device_removed'; is_device_error: true; message: string }
  | { created_at: string; error_code: 'hub_disconnected'; is_device_error: true; message: string }
  | {
      created_at: string
      error_code: 'device_disconnected'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'empty_backup_access_code_pool'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'august_lock_not_authorized'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'missing_device_credentials'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'auxiliary_heat_running'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'subscription_required'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'bridge_disconnected'
      is_bridge_error?: boolean
      is_connected_account_error?: boolean
      message: string
    }

export interface AccessCodePendingMutationFrom {
  /** The PIN; `null` until there is one. */
  code: string | null
}

export interface AccessCodePendingMutationTo {
  /** The PIN; `null` until there is one. */
  code: string | null
}

export type AccessCodePendingMutation =
  | { created_at: string; message: string; mutation_code: 'creating' }
  | {
      created_at: string
      message: string
      mutation_code: 'deferring_creation'
      /** When a deferred code is put on the device, as an ISO 8601 moment. */
      scheduled_at: string
    }
  | { created_at: string; message: string; mutation_code: 'deleting' }
  | {
      created_at: string
      from: AccessCodePendingMutationFrom
      message: string
      mutation_code: 'updating_code'
      to: AccessCodePendingMutationTo
    }
  | {
      created_at: string
      from: {
        /** As the platform has it; the maker's app may show another. */
        name: string | null
      }
      message: string
      mutation_code: 'updating_name'
      to: {
        /** As the platform has it; the maker's app may show another. */
        name: string | null
      }
    }
  | {
      created_at: string
      from: {
        /** An ISO 8601 moment; of a time-bound code alone. */
        ends_at: string | null
        /** An ISO 8601 moment; of a time-bound code alone. */
        starts_at: string | null
      }
      message: string
      mutation_code: 'updating_time_frame'
      to: {
        /** An ISO 8601 moment; of a time-bound code alone. */
        ends_at: string | null
        /** An ISO 8601 moment; of a time-bound code alone. */
        starts_at: string | null
      }
    }

export type AccessCodeWarning =
  | { created_at?: string; message: string; warning_code: 'code_rotates_periodically' }
  | {
      created_at?: string
      message: string
      warning_code: 'time_frame_adjusted_for_unknown_time_zone'
    }
  | {
      /** What was done to the code outside the platform. */
      change_type?: 'modified' | 'removed'
      created_at?: string
      message: string
      modified_fields?: Array<{ field: string; from: string | null; to: string | null }>
      warning_code: 'external_modification_in_effect'
    }
  | { created_at?: string; message: string; warning_code: 'delay_in_setting_on_device' }
  | { created_at?: string; message: string; warning_code: 'delay_in_removing_from_device' }
  | { created_at?: string; message: string; warning_code: 'third_party_integration_detected' }
  | {
      created_at?: string
      message: string
      warning_code: 'igloo_algopin_must_be_used_within_24_hours'
    }
  | { created_at?: string; message: string; warning_code: 'management_transferred' }
  | { created_at?: string; message: string; warning_code: 'using_backup_access_code' }
  | { created_at?: string; message: string; warning_code: 'being_deleted' }
  | { created_at?: string; message: string; warning_code: 'unknown_issue_with_access_code' }

export interface AccessCode {
  access_code_id: string
  /** The PIN; `null` until there is one. */
  code: string | null
  /** Codes with the same key have the same PIN. */
  common_code_key: string | null
  created_at: string
  device_id: string
  dormakaba_oracode_metadata?: AccessCodeDormakabaOracodeMetadata | null
  /** An ISO 8601 moment; of a time-bound code alone. */
  ends_at?: string | null
  errors: AccessCodeError[]
  /** Whether it is in reserve for another code. */
  is_backup?: boolean
  is_backup_access_code_available: boolean
  is_external_modification_allowed: boolean
  is_managed: true
  /** Whether the lock knows the PIN without being told, so that it cannot be changed. */
  is_offline_access_code: boolean
  is_one_time_use: boolean
  /** Whether the lock, rather than the platform, keeps the times. */
  is_scheduled_on_device?: boolean
  is_waiting_for_code_assignment?: boolean
  /** As the platform has it; the maker's app may show another. */
  name: string | null
  pending_mutations: AccessCodePendingMutation[]
  /** Of the code that took this one's place. */
  pulled_backup_access_code_id?: string | null
  /** An ISO 8601 moment; of a time-bound code alone. */
  starts_at?: string | null
  status: 'setting' | 'set' | 'unset' | 'removing' | 'unknown'
  type: 'time_bound' | 'ongoing'
  warnings: AccessCodeWarning[]
  workspace_id: string
}

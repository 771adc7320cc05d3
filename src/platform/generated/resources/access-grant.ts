// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export type AccessGrantError =
  | {
      created_at: string
      error_code: 'cannot_create_requested_access_methods'
      message: string
      missing_device_ids?: string[]
    }

export interface AccessGrantPendingMutationTo {
  /** Codes with the same key have the same PIN. */
  common_code_key?: string | null
  device_ids: string[]
}

export interface AccessGrantPendingMutationFrom {
  /** An ISO 8601 moment, or `null` for a grant without an end. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string | null
}

export type AccessGrantPendingMutation =
  | {
      created_at: string
      from: { device_ids: string[] }
      message: string
      mutation_code: 'updating_spaces'
      to: AccessGrantPendingMutationTo
    }
  | {
      access_method_ids: string[]
      created_at: string
      from: AccessGrantPendingMutationFrom
      message: string
      mutation_code: 'updating_access_times'
      to: {
        /** An ISO 8601 moment, or `null` for a grant without an end. */
        ends_at: string | null
        /** An ISO 8601 moment. */
        starts_at: string | null
      }
    }

export interface AccessGrantRequestedAccessMethod {
  code?: string
  created_access_method_ids: string[]
  created_at: string
  display_name: string
  instant_key_max_use_count?: number
  mode: 'code' | 'card' | 'mobile_key' | 'cloud_key'
}

export type AccessGrantWarning =
  | { created_at: string; message: string; warning_code: 'being_deleted' }
  | { created_at: string; message: string; warning_code: 'underprovisioned_access' }
  | {
      created_at: string
      failed_devices?: Array<{ device_id: string; error_code: string; message: string }>
      message: string
      warning_code: 'overprovisioned_access'
    }
  | {
      access_method_ids: string[]
      created_at: string
      message: string
      warning_code: 'updating_access_times'
    }
  | {
      created_at: string
      device_id: string
      message: string
      new_code: string
      original_code: string
      warning_code: 'requested_code_unavailable'
    }
  | {
      created_at: string
      device_id: string
      message: string
      warning_code: 'device_does_not_support_access_codes'
    }
  | {
      created_at: string
      device_id: string
      message: string
      reason: 'duration_exceeds_max' | 'times_do_not_match_slots' | 'ongoing_not_supported'
      warning_code: 'device_time_constraints_violated'
    }

export interface AccessGrant {
  access_grant_id: string
  access_grant_key?: string
  access_method_ids: string[]
  client_session_token?: string
  created_at: string
  customization_profile_id?: string
  display_name: string
  /** An ISO 8601 moment, or `null` for a grant without an end. */
  ends_at: string | null
  errors: AccessGrantError[]
  /** Opens the instant key, where one was asked for. */
  instant_key_url?: string
  /** @deprecated */
  location_ids: string[]
  name: string | null
  pending_mutations: AccessGrantPendingMutation[]
  requested_access_methods: AccessGrantRequestedAccessMethod[]
  reservation_key?: string
  space_ids: string[]
  /** An ISO 8601 moment. */
  starts_at: string
  user_identity_id: string
  warnings: AccessGrantWarning[]
  workspace_id: string
}

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface AccessMethodPendingMutationFrom {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string | null
}

export interface AccessMethodPendingMutationTo {
  /** An ISO 8601 moment. */
  ends_at: string | null
  /** An ISO 8601 moment. */
  starts_at: string | null
}

export type AccessMethodPendingMutation =
  | {
      created_at: string
      from: { device_ids: string[] }
      message: string
      mutation_code: 'provisioning_access'
      to: { device_ids: string[] }
    }
  | {
      created_at: string
      from: { device_ids: string[] }
      message: string
      mutation_code: 'revoking_access'
      to: { device_ids: string[] }
    }
  | {
      created_at: string
      from: AccessMethodPendingMutationFrom
      message: string
      mutation_code: 'updating_access_times'
      to: AccessMethodPendingMutationTo
    }

export type AccessMethodWarning =
  | { created_at: string; message: string; warning_code: 'being_deleted' }
  | { created_at: string; message: string; warning_code: 'updating_access_times' }
  | {
      created_at: string
      message: string
      original_access_method_id?: string
      warning_code: 'pulled_backup_access_code'
    }
  | { created_at: string; message: string; warning_code: 'delay_in_issuing' }

export interface AccessMethod {
  access_method_id: string
  client_session_token?: string
  code?: string | null
  created_at: string
  customization_profile_id?: string
  display_name: string
  errors: Array<{ created_at: string; error_code: 'failed_to_issue'; message: string }>
  instant_key_url?: string
  is_assignment_required?: boolean
  is_encoding_required?: boolean
  is_issued: boolean
  is_ready_for_assignment?: boolean
  is_ready_for_encoding?: boolean
  /** An ISO 8601 moment. */
  issued_at: string | null
  mode: 'code' | 'card' | 'mobile_key' | 'cloud_key'
  pending_mutations: AccessMethodPendingMutation[]
  warnings: AccessMethodWarning[]
  workspace_id: string
}

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export type UserIdentityError =
  | {
      acs_system_id: string
      acs_user_id: string
      created_at: string
      error_code: 'issue_with_acs_user'
      message: string
    }

export type UserIdentityWarning =
  | { created_at: string; message: string; warning_code: 'being_deleted' }
  | {
      created_at: string
      message: string
      warning_code: 'acs_user_profile_does_not_match_user_identity'
    }

export interface UserIdentity {
  acs_user_ids: string[]
  created_at: string
  display_name: string
  email_address: string | null
  errors: UserIdentityError[]
  full_name: string | null
  phone_number: string | null
  user_identity_id: string
  user_identity_key: string | null
  warnings: UserIdentityWarning[]
  workspace_id: string
}

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface InstantKey {
  client_session_id: string
  created_at: string
  customization?: { logo_url?: string; primary_color?: string; secondary_color?: string }
  customization_profile_id?: string
  /** An ISO 8601 moment. */
  expires_at: string
  instant_key_id: string
  instant_key_url: string
  user_identity_id: string
  workspace_id: string
}

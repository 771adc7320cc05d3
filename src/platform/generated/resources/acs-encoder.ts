// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface AcsEncoder {
  acs_encoder_id: string
  acs_system_id: string
  connected_account_id: string
  created_at: string
  display_name: string
  errors: Array<{ created_at: string; error_code: 'acs_encoder_removed'; message: string }>
  workspace_id: string
}

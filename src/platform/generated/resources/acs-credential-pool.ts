// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface AcsCredentialPool {
  acs_credential_pool_id: string
  acs_system_id: string
  created_at: string
  display_name: string
  external_type: 'hid_part_number'
  external_type_display_name: string
  workspace_id: string
}

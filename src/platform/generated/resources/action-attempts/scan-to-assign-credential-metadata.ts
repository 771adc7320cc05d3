// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface SuccessScanToAssignCredentialActionAttemptResultAssaAbloyVostioMetadata {
  auto_join?: boolean
  door_names?: string[]
  endpoint_id?: string
  key_id?: string
  key_issuing_request_id?: string
  override_guest_acs_entrance_ids?: string[]
}

export interface SuccessScanToAssignCredentialActionAttemptResultVisionlineMetadata {
  auto_join?: boolean
  card_function_type?: 'guest' | 'staff'
  card_id?: string
  common_acs_entrance_ids?: string[]
  credential_id?: string
  guest_acs_entrance_ids?: string[]
  is_valid?: boolean
  joiner_acs_credential_ids?: string[]
}

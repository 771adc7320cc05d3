// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface SuccessScanCredentialActionAttemptResultAcsCredentialOnEncoderVisionlineMetadata {
  cancelled?: boolean
  card_format?: 'TLCode' | 'rfid48'
  card_holder?: string
  card_id?: string
  common_acs_entrance_ids?: string[]
  discarded?: boolean
  expired?: boolean
  guest_acs_entrance_ids?: string[]
  number_of_issued_cards?: number
  overridden?: boolean
  overwritten?: boolean
  pending_auto_update?: boolean
}

export interface SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamAssaAbloyVostioMetadata {
  auto_join?: boolean
  door_names?: string[]
  endpoint_id?: string
  key_id?: string
  key_issuing_request_id?: string
  override_guest_acs_entrance_ids?: string[]
}

export interface SuccessScanCredentialActionAttemptResultAcsCredentialOnSeamVisionlineMetadata {
  auto_join?: boolean
  card_function_type?: 'guest' | 'staff'
  card_id?: string
  common_acs_entrance_ids?: string[]
  credential_id?: string
  guest_acs_entrance_ids?: string[]
  is_valid?: boolean
  joiner_acs_credential_ids?: string[]
}

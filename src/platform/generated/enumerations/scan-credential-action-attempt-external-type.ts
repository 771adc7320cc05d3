// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export type ScanCredentialActionAttemptExternalType =
  | 'pti_card'
  | 'brivo_credential'
  | 'hid_credential'
  | 'visionline_card'
  | 'salto_ks_credential'
  | 'assa_abloy_vostio_key'
  | 'salto_space_key'
  | 'latch_access'
  | 'dormakaba_ambiance_credential'
  | 'hotek_card'
  | 'salto_ks_tag'
  | 'avigilon_alta_credential'
  | 'kisi_credential'

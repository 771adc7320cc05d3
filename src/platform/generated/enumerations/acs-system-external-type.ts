// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export type AcsSystemExternalType =
  | 'pti_site'
  | 'avigilon_alta_org'
  | 'salto_ks_site'
  | 'salto_space_system'
  | 'brivo_account'
  | 'hid_credential_manager_organization'
  | 'visionline_system'
  | 'assa_abloy_credential_service'
  | 'latch_building'
  | 'dormakaba_community_site'
  | 'dormakaba_ambiance_site'
  | 'legic_connect_credential_service'
  | 'assa_abloy_vostio'
  | 'assa_abloy_vostio_credential_service'
  | 'hotek_site'
  | 'kisi_organization'

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export type AcsUserExternalType =
  | 'pti_user'
  | 'brivo_user'
  | 'hid_credential_manager_user'
  | 'salto_site_user'
  | 'latch_user'
  | 'dormakaba_community_user'
  | 'salto_space_user'
  | 'avigilon_alta_user'
  | 'kisi_user'

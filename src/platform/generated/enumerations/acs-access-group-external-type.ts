// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export type AcsAccessGroupExternalType =
  | 'pti_unit'
  | 'pti_access_level'
  | 'salto_ks_access_group'
  | 'brivo_group'
  | 'salto_space_group'
  | 'dormakaba_community_access_group'
  | 'dormakaba_ambiance_access_group'
  | 'avigilon_alta_group'
  | 'kisi_access_group'

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type {
  AcsEntranceAssaAbloyVostioMetadata,
  AcsEntranceAvigilonAltaMetadata,
  AcsEntranceLatchMetadata,
  AcsEntranceSaltoKsMetadata,
  AcsEntranceSaltoSpaceMetadata,
  AcsEntranceVisionlineMetadata
} from './acs-entrance-metadata.js'

export interface AcsEntranceVisionlineMetadataProfile {
  visionline_door_profile_id?: string
  visionline_door_profile_type?: 'BLE' | 'commonDoor' | 'touch'
}

export type AcsEntranceWarning =
  | {
      created_at: string
      message: string
      warning_code: 'salto_ks_entrance_access_code_support_removed'
    }
  | { created_at: string; message: string; warning_code: 'entrance_shares_zone' }
  | { created_at: string; message: string; warning_code: 'entrance_setup_required' }
  | { created_at: string; message: string; warning_code: 'salto_ks_privacy_mode' }
  | { created_at: string; message: string; warning_code: 'privacy_mode' }

export interface AcsEntrance {
  acs_entrance_id: string
  acs_system_id: string
  assa_abloy_vostio_metadata?: AcsEntranceAssaAbloyVostioMetadata
  avigilon_alta_metadata?: AcsEntranceAvigilonAltaMetadata
  brivo_metadata?: { access_point_id?: string; site_id?: number; site_name?: string }
  can_belong_to_reservation?: boolean
  can_unlock_with_card?: boolean
  can_unlock_with_cloud_key?: boolean
  can_unlock_with_code?: boolean
  can_unlock_with_mobile_key?: boolean
  connected_account_id: string
  created_at: string
  display_name: string
  dormakaba_ambiance_metadata?: { access_point_name?: string }
  dormakaba_community_metadata?: { access_point_profile?: string }
  errors: Array<{ created_at: string; error_code: string; message: string }>
  hotek_metadata?: { common_area_name?: string; common_area_number?: string; room_number?: string }
  is_locked?: boolean
  latch_metadata?: AcsEntranceLatchMetadata
  salto_ks_metadata?: AcsEntranceSaltoKsMetadata
  salto_space_metadata?: AcsEntranceSaltoSpaceMetadata
  space_ids: string[]
  visionline_metadata?: AcsEntranceVisionlineMetadata
  warnings: AcsEntranceWarning[]
}

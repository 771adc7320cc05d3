// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { AcsEntranceVisionlineMetadataProfile } from './acs-entrance.js'

export interface AcsEntranceAssaAbloyVostioMetadata {
  door_name?: string
  door_number?: number
  door_type?: 'CommonDoor' | 'EntranceDoor' | 'GuestDoor' | 'Elevator'
  pms_id?: string
  stand_open?: boolean
}

export interface AcsEntranceAvigilonAltaMetadata {
  entry_name?: string
  entry_relays_total_count?: number
  org_name?: string
  site_id?: number
  site_name?: string
  zone_id?: number
  zone_name?: string
}

export interface AcsEntranceLatchMetadata {
  accessibility_type?: string
  door_name?: string
  door_type?: string
  is_connected?: boolean
}

export interface AcsEntranceSaltoKsMetadata {
  /** From 0 to 1. */
  battery_level?: string
  door_name?: string
  intrusion_alarm?: boolean
  left_open_alarm?: boolean
  lock_type?: string
  locked_state?: string
  online?: boolean
  privacy_mode?: boolean
}

export interface AcsEntranceSaltoSpaceMetadata {
  audit_on_keys?: boolean
  door_description?: string
  door_id?: string
  door_name?: string
  room_description?: string
  room_name?: string
}

export interface AcsEntranceVisionlineMetadata {
  door_category?: 'entrance' | 'guest' | 'elevator reader' | 'common' | 'common (PMS)'
  door_name?: string
  profiles?: AcsEntranceVisionlineMetadataProfile[]
}

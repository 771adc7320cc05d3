// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type {
  DeviceDormakabaOracodeMetadataPredefinedTimeSlot,
  DeviceMinutMetadataLatestSensorValues,
  DeviceTtlockMetadataFeatures
} from './device.js'

export interface DeviceAssaAbloyCredentialServiceMetadata {
  endpoints?: Array<{ endpoint_id?: string; is_active?: boolean }>
  has_active_endpoint?: boolean
}

export interface DeviceAkilesMetadata {
  _member_group_id?: string
  gadget_id?: string
  gadget_name?: string
  product_name?: string
}

export interface DeviceAugustMetadata {
  has_keypad?: boolean
  house_id?: string
  house_name?: string
  keypad_battery_level?: string
  lock_id?: string
  lock_name?: string
  model?: string
}

export interface DeviceAvigilonAltaMetadata {
  entry_name?: string
  entry_relays_total_count?: number
  org_name?: string
  site_id?: number
  site_name?: string
  zone_id?: number
  zone_name?: string
}

export interface DeviceDormakabaOracodeMetadata {
  device_id?: number | string
  door_id?: number
  door_is_wireless?: boolean
  door_name?: string
  iana_timezone?: string
  predefined_time_slots?: DeviceDormakabaOracodeMetadataPredefinedTimeSlot[]
  /** @deprecated */
  site_id?: number | null
  site_name?: string
}

export interface DeviceIgloohomeMetadata {
  bridge_id?: string
  bridge_name?: string
  device_id?: string
  device_name?: string
  is_accessory_keypad_linked_to_bridge?: boolean
  keypad_id?: string
}

export interface DeviceKeynestMetadata {
  address?: string | null
  current_or_last_store_id?: number
  current_status?: string | null
  current_user_company?: string | null
  current_user_email?: string | null
  current_user_name?: string | null
  current_user_phone_number?: string | null
  default_office_id?: number
  device_name?: string
  fob_id?: number
  handover_method?: string | null
  has_photo?: boolean
  is_quadient_locker?: boolean
  key_id?: string
  key_notes?: string | null
  keynest_app_user?: string | null
  last_movement?: string
  property_id?: string | null
  property_postcode?: string | null
  status_type?: string
  subscription_plan?: string
}

export interface DeviceKisiMetadata {
  description?: string | null
  lock_id?: number
  lock_name?: string
  place_name?: string | null
}

export interface DeviceKorelockMetadata {
  device_id?: string
  device_name?: string
  firmware_version?: string
  location_id?: string | null
  model_code?: string
  serial_number?: string
  wifi_signal_strength?: number
}

export interface DeviceMinutMetadata {
  device_id?: string
  device_name?: string
  latest_sensor_values?: DeviceMinutMetadataLatestSensorValues
}

export interface DeviceNestMetadata {
  device_custom_name?: string
  device_name?: string
  display_name?: string
  nest_device_id?: string
}

export interface DeviceNoiseawareMetadata {
  device_id?: string
  device_model?: 'indoor' | 'outdoor'
  device_name?: string
  /** In dB. */
  noise_level_decibel?: number
  /** As NoiseAware's Noise Risk Score. */
  noise_level_nrs?: number
}

export interface DeviceNukiMetadata {
  device_id?: string
  device_name?: string
  keypad_2_paired?: boolean
  keypad_battery_critical?: boolean
  keypad_paired?: boolean
}

export interface DeviceOmnitecMetadata {
  has_gateway?: boolean
  lock_alias?: string
  lock_id?: number
  lock_mac?: string
  lock_name?: string
  /** One of the IANA list. */
  time_zone?: string | null
  timezone_raw_offset_ms?: number
}

export interface DeviceSaltoKsMetadata {
  /** From 0 to 1. */
  battery_level?: string
  customer_reference?: string
  has_custom_pin_subscription?: boolean
  lock_id?: string
  lock_type?: string
  locked_state?: string
  model?: string
  site_id?: string
  site_name?: string
}

export interface DeviceSaltoMetadata {
  /** From 0 to 1. */
  battery_level?: string
  customer_reference?: string
  lock_id?: string
  lock_type?: string
  locked_state?: string
  model?: string
  site_id?: string
  site_name?: string
}

export interface DeviceSensiMetadata {
  device_id?: string
  device_name?: string
  dual_setpoints_not_supported?: boolean
  enforced_setpoint_range_celsius?: unknown
  product_type?: string
}

export interface DeviceSmartthingsMetadata {
  device_id?: string
  device_name?: string
  location_id?: string
  model?: string
}

export interface DeviceTedeeMetadata {
  bridge_id?: number
  bridge_name?: string
  device_id?: number
  device_model?: string
  device_name?: string
  keypad_id?: number
  serial_number?: string
}

export interface DeviceTtlockMetadata {
  feature_value?: string
  features?: DeviceTtlockMetadataFeatures
  has_gateway?: boolean
  lock_alias?: string
  lock_id?: number
  timezone_raw_offset_ms?: number | null
  wireless_keypads?: Array<{ wireless_keypad_id?: number; wireless_keypad_name?: string }>
}

export interface DeviceUltraloqMetadata {
  device_id?: string
  device_name?: string
  device_type?: string
  /** One of the IANA list. */
  time_zone?: string | null
}

export interface DeviceWyzeMetadata {
  device_id?: string
  device_info_model?: string
  device_name?: string
  keypad_uuid?: string
  locker_status_hardlock?: number
  product_model?: string
  product_name?: string
  product_type?: string
}

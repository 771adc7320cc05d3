import type { CustomMetadata } from './custom-metadata.js'
import type { DeviceCapabilities } from './device-capability.js'
import type { DeviceType } from './device-type.js'
import type { Issue } from './issue.js'
import type { KnownText } from './known-text.js'
import type { LockProperties } from './lock.js'
import type { ManufacturerName } from './manufacturer-name.js'
import type { NoiseSensorProperties } from './noise-sensor.js'
import type { ProviderName } from './provider-name.js'
import type { ThermostatProperties } from './thermostat.js'

/** The article that a device is. */
export interface DeviceModel {
  display_name?: string
  /** The maker, as people know it. */
  manufacturer_display_name?: string
  has_built_in_keypad?: boolean
  can_connect_accessory_keypad?: boolean
  /** @deprecated in favour of `can_connect_accessory_keypad` */
  accessory_keypad_supported?: boolean
  /** @deprecated in favour of `Device.can_program_online_access_codes` */
  online_access_codes_supported?: boolean
  /** @deprecated in favour of `Device.can_program_offline_access_codes` */
  offline_access_codes_supported?: boolean
}

/** What a device is and does; each maker fills in a part of it. */
export interface DeviceProperties extends LockProperties, NoiseSensorProperties, ThermostatProperties {
  /** The name given to it on the platform, or else in the maker's app. */
  name?: string
  /** The name in the maker's app. */
  appearance?: { name?: string }
  image_url?: string
  image_alt_text?: string
  online?: boolean
  manufacturer?: KnownText<ManufacturerName>
  serial_number?: string
  model?: DeviceModel
  /** Whether it is on mains. */
  has_direct_power?: boolean
  /** `level` runs from 0 to 1. */
  battery?: { status?: KnownText<'critical' | 'low' | 'good' | 'full'>; level?: number }
  /** From 0 to 1. */
  battery_level?: number
  [key: string]: unknown
}

/** Where a device is; the zone is one of the IANA list. */
export interface DeviceLocation {
  location_name?: string
  time_zone?: string
  /** The same, as the platform named it first. */
  timezone?: string
}

/** A lock, thermostat or noise sensor that is connected to the workspace. */
export interface Device extends DeviceCapabilities {
  device_id: string
  device_type?: KnownText<DeviceType>
  /** The nickname, or else the name in the maker's app. */
  display_name?: string
  nickname?: string | null
  connected_account_id?: string
  workspace_id?: string
  space_ids?: string[]
  /** An ISO 8601 moment. */
  created_at?: string
  is_managed?: boolean
  location?: DeviceLocation | null
  can_program_offline_access_code?: boolean
  /** @deprecated in favour of the capabilities of their own, such as `can_remotely_lock` */
  capabilities_supported?: KnownText<
    'access_code' | 'lock' | 'noise_detection' | 'thermostat' | 'battery' | 'phone'
  >[]
  custom_metadata?: CustomMetadata
  device_manufacturer?: { manufacturer?: KnownText<ManufacturerName>; display_name?: string; image_url?: string }
  device_provider?: {
    device_provider_name?: KnownText<ProviderName>
    provider_category?: string
    display_name?: string
    image_url?: string
  }
  errors?: Issue[]
  warnings?: Issue[]
  properties?: DeviceProperties
}

/** A device of an account that the workspace does not manage: it can be seen, but not commanded. */
export interface UnmanagedDevice extends Device {
  is_managed?: false
}

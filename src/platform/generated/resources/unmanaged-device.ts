// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { DeviceType } from '../enumerations/device-type.js'
import type { DeviceError, DeviceLocation, DeviceWarning } from './device.js'
import type { UnmanagedDeviceProperties } from './unmanaged-device-properties.js'

export interface UnmanagedDeviceModel {
  /** @deprecated */
  accessory_keypad_supported?: boolean
  can_connect_accessory_keypad?: boolean
  display_name: string
  has_built_in_keypad?: boolean
  manufacturer_display_name: string
  /** @deprecated */
  offline_access_codes_supported?: boolean
  /** @deprecated */
  online_access_codes_supported?: boolean
}

export interface UnmanagedDevice {
  can_configure_auto_lock?: boolean
  can_hvac_cool?: boolean
  can_hvac_heat?: boolean
  can_hvac_heat_cool?: boolean
  can_program_offline_access_codes?: boolean
  can_program_online_access_codes?: boolean
  can_program_thermostat_programs_as_different_each_day?: boolean
  can_program_thermostat_programs_as_same_each_day?: boolean
  can_program_thermostat_programs_as_weekday_weekend?: boolean
  can_remotely_lock?: boolean
  can_remotely_unlock?: boolean
  can_run_thermostat_programs?: boolean
  can_simulate_connection?: boolean
  can_simulate_disconnection?: boolean
  can_simulate_hub_connection?: boolean
  can_simulate_hub_disconnection?: boolean
  can_simulate_paid_subscription?: boolean
  can_simulate_removal?: boolean
  can_turn_off_hvac?: boolean
  can_unlock_with_code?: boolean
  capabilities_supported: Array<'access_code' | 'lock' | 'noise_detection' | 'thermostat' | 'battery' | 'phone'>
  connected_account_id: string
  created_at: string
  custom_metadata: Record<string, string | boolean>
  device_id: string
  device_type: DeviceType
  errors: DeviceError[]
  is_managed: false
  location?: DeviceLocation
  properties: UnmanagedDeviceProperties
  warnings: DeviceWarning[]
  workspace_id: string
}

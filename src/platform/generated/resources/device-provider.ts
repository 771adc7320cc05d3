// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { DeviceProviderName } from '../enumerations/device-provider-name.js'
import type { DevicesProviderCategory } from '../enumerations/devices-provider-category.js'

export interface DeviceProvider {
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
  /** What `connectWebviews.create` takes in `accepted_providers`. */
  device_provider_name: DeviceProviderName
  display_name: string
  image_url: string
  provider_categories: DevicesProviderCategory[]
}

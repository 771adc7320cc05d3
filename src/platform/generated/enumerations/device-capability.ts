// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export type DeviceCapability =
  | 'can_remotely_unlock'
  | 'can_remotely_lock'
  | 'can_program_offline_access_codes'
  | 'can_program_online_access_codes'
  | 'can_hvac_heat'
  | 'can_hvac_cool'
  | 'can_hvac_heat_cool'
  | 'can_turn_off_hvac'
  | 'can_simulate_removal'
  | 'can_simulate_connection'
  | 'can_simulate_disconnection'
  | 'can_unlock_with_code'
  | 'can_run_thermostat_programs'
  | 'can_program_thermostat_programs_as_weekday_weekend'
  | 'can_program_thermostat_programs_as_different_each_day'
  | 'can_program_thermostat_programs_as_same_each_day'
  | 'can_simulate_hub_connection'
  | 'can_simulate_hub_disconnection'
  | 'can_simulate_paid_subscription'
  | 'can_configure_auto_lock'

/** What the platform can do with a device, or with the devices of a maker. */
export type DeviceCapability =
  | 'can_configure_auto_lock'
  | 'can_hvac_cool'
  | 'can_hvac_heat'
  | 'can_hvac_heat_cool'
  | 'can_program_offline_access_codes'
  | 'can_program_online_access_codes'
  | 'can_program_thermostat_programs_as_different_each_day'
  | 'can_program_thermostat_programs_as_same_each_day'
  | 'can_program_thermostat_programs_as_weekday_weekend'
  | 'can_remotely_lock'
  | 'can_remotely_unlock'
  | 'can_run_thermostat_programs'
  | 'can_simulate_connection'
  | 'can_simulate_disconnection'
  | 'can_simulate_hub_connection'
  | 'can_simulate_hub_disconnection'
  | 'can_simulate_paid_subscription'
  | 'can_simulate_removal'
  | 'can_turn_off_hvac'
  | 'can_unlock_with_code'

/** The capabilities that a device, or all of a maker's, have; one that is not said is not there. */
export type DeviceCapabilities = { [Capability in DeviceCapability]?: boolean }

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface ThermostatDailyProgramPeriod {
  climate_preset_key: string
  /** On the clock of the thermostat, as an ISO 8601 time: `07:30:00`. */
  starts_at_time: string
}

export interface ThermostatDailyProgram {
  created_at: string
  device_id: string
  name: string | null
  periods: ThermostatDailyProgramPeriod[]
  thermostat_daily_program_id: string
  workspace_id: string
}

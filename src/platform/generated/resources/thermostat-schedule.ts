// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface ThermostatSchedule {
  climate_preset_key: string
  created_at: string
  device_id: string
  /** An ISO 8601 moment. */
  ends_at: string
  errors: Array<{ created_at: string; error_code: string; message: string }>
  /** Whether people at the thermostat may change what it set. */
  is_override_allowed?: boolean
  /** For how many minutes their change lasts; `null` for no limit. */
  max_override_period_minutes?: number | null
  name: string | null
  /** An ISO 8601 moment. */
  starts_at: string
  thermostat_schedule_id: string
  workspace_id: string
}

import type { User } from './belongings.js'

const COMMANDS =
  /^\/(?:locks\/(?:un)?lock_door|devices\/update|access_codes\/(?:create|create_multiple|update|delete|pull_backup_access_code|unmanaged\/convert_to_managed)|access_grants\/(?:create|update|delete|request_access_methods)|access_methods\/delete|thermostats\/(?:heat|cool|heat_cool|off|set_fan_mode|(?:activate|create|update|delete)_climate_preset|(?:schedules|daily_programs)\/(?:create|update|delete)|update_weekly_program)|noise_sensors\/noise_thresholds\/(?:create|update|delete))$/

/** Returns `true` for requests that change something. */
export const isCommand = (path: string): boolean => COMMANDS.test(path)

/** Command that the platform has carried out. */
export interface Effect {
  readonly path: string
  /** Changed resource. */
  readonly subject: string
  /** Time in ms. */
  readonly at: number
}

/** Command that was sent to the platform, whatever its result. */
export interface Arrival {
  readonly path: string
  readonly params: Readonly<Record<string, unknown>>
  /** User of the token. */
  readonly user: User | undefined
}

/** Several codes created at once on a device are distinguished by name. */
const subjectOf = (params: Readonly<Record<string, unknown>>): string =>
  [
    'device_id',
    'device_ids',
    'access_code_id',
    'access_grant_id',
    'access_grant_key',
    'access_method_id',
    'climate_preset_key',
    'noise_threshold_id',
    'thermostat_schedule_id',
    'thermostat_daily_program_id',
    'access_code_id' in params ? '' : 'name'
  ]
    .map((name) => params[name] ?? '')
    .join(' ')

/** Returns the resources that a command changes. */
export const subjectsOf = (params: Readonly<Record<string, unknown>>): string[] => {
  const { device_ids: several } = params
  return Array.isArray(several) ? several.map((id) => subjectOf({ ...params, device_ids: id })) : [subjectOf(params)]
}

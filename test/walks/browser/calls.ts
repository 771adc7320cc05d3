export type Params = Readonly<Record<string, unknown>>

/** The attribute that forbids a call, by the end of its path. */
const FORBIDDEN_BY: readonly (readonly [RegExp, string])[] = [
  [/\/(?:un)?lock_door$/, 'disable-lock-unlock'],
  [
    /^\/access_codes\/(?:create|create_multiple|pull_backup_access_code|unmanaged\/convert_to_managed)$/,
    'disable-create-access-code'
  ],
  [/^\/access_codes\/update$/, 'disable-edit-access-code'],
  [/^\/access_codes\/delete$/, 'disable-delete-access-code'],
  [/^\/noise_sensors\/noise_thresholds\/(?:create|update|delete)$/, 'disable-edit-thresholds'],
  [
    /^\/thermostats\/(?:(?:schedules|daily_programs)\/(?:create|update|delete)|update_weekly_program)$/,
    'disable-edit-schedules'
  ]
]

/** The attribute that forbids a call, if there is one. */
export const forbiddingOption = (path: string): string | undefined =>
  FORBIDDEN_BY.find(([paths]) => paths.test(path))?.[1]

/** Whether a command is sent however late, and also if its element is removed: a deletion that was confirmed does not expire. */
export const isDeletion = (path: string): boolean => /\/delete(?:_climate_preset)?$/.test(path)

/** The path of a call, by its name. */
export const pathOf = (operation: string): string =>
  `/${operation.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('.', '/')}`

/** The devices that a call is about. */
export const devicesIn = ({ device_id: one, device_ids: several }: Params): string[] =>
  [one, ...(Array.isArray(several) ? several : [])].filter((id) => typeof id === 'string')

export type Params = Readonly<Record<string, unknown>>

/** Attributes that disable a request, by the end of its path. */
const FORBIDDEN_BY: readonly (readonly [RegExp, string])[] = [
  [/\/(?:un)?lock_door$/, 'disable-lock-unlock'],
  [
    /^\/access_codes\/(?:create|create_multiple|pull_backup_access_code|unmanaged\/convert_to_managed)$/,
    'disable-create-access-code'
  ],
  [/^\/access_codes\/update$/, 'disable-edit-access-code'],
  [/^\/access_codes\/delete$/, 'disable-delete-access-code'],
  [/^\/access_grants\/create$/, 'disable-create-access-grant'],
  [/^\/access_grants\/(?:update|request_access_methods)$/, 'disable-edit-access-grant'],
  [/^\/access_(?:grants|methods)\/delete$/, 'disable-delete-access-grant'],
  [/^\/noise_sensors\/noise_thresholds\/(?:create|update|delete)$/, 'disable-edit-thresholds'],
  [
    /^\/thermostats\/(?:(?:schedules|daily_programs)\/(?:create|update|delete)|update_weekly_program)$/,
    'disable-edit-schedules'
  ]
]

/** Returns the attribute that disables a request, or `undefined`. */
export const forbiddingOption = (path: string): string | undefined =>
  FORBIDDEN_BY.find(([paths]) => paths.test(path))?.[1]

/** Returns `true` for deletions: once confirmed, they do not expire and are sent even if the element is removed. */
export const isDeletion = (path: string): boolean => /\/delete(?:_climate_preset)?$/.test(path)

/** Routes that only sessions with a customer may use. */
export const isForCustomers = (path: string): boolean =>
  /^\/(?:access_grants|access_methods|spaces|user_identities)\//.test(path)

/** Returns the path of an operation. */
export const pathOf = (operation: string): string =>
  `/${operation.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('.', '/')}`

/** Returns the ids of the devices in the parameters. */
export const devicesIn = ({ device_id: single, device_ids: several }: Params): string[] =>
  [single, ...(Array.isArray(several) ? several : [])].filter((id) => typeof id === 'string')

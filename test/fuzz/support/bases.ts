import { isObject } from '../../../src/element/options/is-object.js'
import { createSandbox } from '../../../src/sandbox/index.js'

export const KINDS = [
  'lock',
  'limited lock',
  'thermostat',
  'sensor',
  'code',
  'preset',
  'event',
  'use',
  'threshold',
  'account',
  'model',
  'manufacturer'
] as const

/** Kind of record of the platform. */
export type Kind = (typeof KINDS)[number]

/** Valid records of each kind. */
export type Bases = Readonly<Record<Kind, readonly object[]>>

/** Time of the tests. */
export const NOW = Date.UTC(2026, 10, 22, 10)

const MOST = 8

const listed = (response: unknown, key: string): object[] => {
  const list: unknown = isObject(response) ? Reflect.get(response, key) : undefined
  if (!Array.isArray(list)) throw new TypeError(`There are no ${key}.`)
  return list
}

/** Properties that limit the access codes of a lock. */
export const LIMITS = [
  'code_constraints',
  'online_time_frame_options',
  'max_active_codes_supported',
  'supported_code_lengths'
] as const

const idOf = (record: object | undefined, name: string): unknown => record && Reflect.get(record, name)

/** Takes some records of each kind from a sandbox. */
export async function takeBases(): Promise<Bases> {
  const sandbox = createSandbox({ latency: 0, takesAnyToken: true, now: () => NOW })
  async function list(path: string, key: string, body?: object): Promise<object[]> {
    const response = await sandbox(`${sandbox.endpoint}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: 'Bearer seam_cst1_fuzz', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) })
    })
    return listed(await response.json(), key)
  }
  const devices = await list('/devices/list', 'devices', {})
  const having = (property: string): object[] =>
    devices.filter((device) => property in (Reflect.get(device, 'properties') ?? {}))
  const locks = having('locked')
  const limited = LIMITS.slice(0, 2).flatMap(having)
  const thermostats = having('available_hvac_mode_settings')
  const sensors = having('noise_level_decibels')
  const codes = await Promise.all(
    locks
      .slice(0, MOST)
      .map((lock) => list('/access_codes/list', 'access_codes', { device_id: idOf(lock, 'device_id') }))
  )
  const noise = await Promise.all(
    sensors.map(async (sensor) => {
      const device = { device_id: idOf(sensor, 'device_id') }
      const since = new Date(NOW - 30 * 86_400_000).toISOString()
      return {
        events: await list('/events/list', 'events', { ...device, since }),
        thresholds: await list('/noise_sensors/noise_thresholds/list', 'noise_thresholds', device)
      }
    })
  )
  const uses = await list('/events/list', 'events', {
    device_ids: locks.map((lock) => idOf(lock, 'device_id')),
    event_types: ['lock.unlocked', 'lock.access_denied'],
    since: new Date(NOW - 30 * 86_400_000).toISOString()
  })
  const bases: Record<Kind, object[]> = {
    lock: locks,
    'limited lock': limited.toReversed(),
    thermostat: thermostats,
    sensor: sensors,
    code: codes.flat(),
    preset: thermostats.flatMap((device) => listed(Reflect.get(device, 'properties'), 'available_climate_presets')),
    event: noise.flatMap(({ events }) => events.slice(0, 2)),
    use: uses.filter((event) => 'access_code_id' in event),
    threshold: noise.flatMap(({ thresholds }) => thresholds),
    account: await list('/connected_accounts/list', 'connected_accounts', {}),
    model: await list('/internal/devicedb/v1/device_models/list', 'device_models'),
    manufacturer: await list('/internal/devicedb/v1/manufacturers/list', 'manufacturers')
  }
  for (const kind of KINDS) {
    bases[kind] = bases[kind].slice(0, MOST)
    if (bases[kind].length === 0) throw new Error(`The sandbox has nothing of the kind ${kind}.`)
  }
  return bases
}

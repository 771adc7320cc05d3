import type { PlatformClient } from '../../../src/client/index.js'
import { startPlatform } from '../../platform.js'
import { type Bases, type Kind, NOW } from './bases.js'
import { type FuzzedRecord, madeOf } from './records.js'
import { asSent } from './values.js'

/** Valid devices that the other records belong to. */
const LOCK = 'home_lock'
const THERMOSTAT = 'home_thermostat'
const SENSOR = 'home_sensor'

/** Parameters of a request. */
type Params = Readonly<Record<string, unknown>>

/** Platform with fuzzed records and the valid devices that they belong to. */
export interface FuzzEnv {
  readonly client: PlatformClient
  /** Returns the ids of the devices of some kinds, including the valid ones. */
  devices(...kinds: readonly Kind[]): readonly string[]
  readonly codes: readonly string[]
  /** The lock with the codes. */
  readonly lock: string
  /** Number of equal requests by path and parameters. */
  readonly calls: ReadonlyMap<string, number>
}

/** Starts a platform with these records. */
export async function startFuzzEnv(records: readonly FuzzedRecord[], bases: Bases): Promise<FuzzEnv> {
  const calls = new Map<string, number>()
  const ids = new Map<FuzzedRecord, string>(records.map((record, index) => [record, `${record.kind}_${index}`]))
  const of = (kind: Kind, given: (id: string) => Params): object[] =>
    records
      .filter((record) => record.kind === kind)
      .map((record) => madeOf(record, bases, given(ids.get(record) ?? '')))
  const sound = (kind: Kind, base: number, given: Params): object => madeOf({ kind, base, edits: [] }, bases, given)

  const presets = of('preset', (id) => ({ climate_preset_key: id }))
  const thermostat = sound('thermostat', 0, { device_id: THERMOSTAT })
  const properties: unknown = Reflect.get(thermostat, 'properties')
  Object.assign(Object(properties), { available_climate_presets: presets })
  const accounts = of('account', (id) => ({ connected_account_id: id }))
  const devices = [
    sound('lock', 0, { device_id: LOCK }),
    thermostat,
    sound('sensor', 0, { device_id: SENSOR }),
    ...of('lock', (id) => ({ device_id: id })),
    ...of('limited lock', (id) => ({ device_id: id })),
    ...of('thermostat', (id) => ({ device_id: id })),
    ...of('sensor', (id) => ({ device_id: id })),
    ...accounts.map((_, index) =>
      sound('lock', index % bases.lock.length, {
        device_id: `of_account_${index}`,
        connected_account_id: `account_at_${index}`
      })
    )
  ]
  const codes = of('code', (id) => ({ access_code_id: id, device_id: LOCK }))
  const events = of('event', (id) => ({ event_id: id, device_id: SENSOR }))
  const [usedCode] = codes.map((code): unknown => Reflect.get(code, 'access_code_id'))
  const uses = of('use', (id) => ({ event_id: id, device_id: LOCK, access_code_id: usedCode }))
  const thresholds = of('threshold', (id) => ({ noise_threshold_id: id, device_id: SENSOR }))
  const manufacturers = [...bases.manufacturer, ...of('manufacturer', (id) => ({ manufacturer_id: id }))]
  const models = [...bases.model, ...of('model', (id) => ({ device_model_id: id }))]
  const pagination = { has_next_page: false, next_page_cursor: null, next_page_url: null }

  const named = (list: readonly object[], name: string, id: unknown): object | undefined =>
    list.find((record) => Reflect.get(record, name) === id)
  const responses: Readonly<Record<string, (params: Params) => object | undefined>> = {
    '/devices/list': () => ({ devices, pagination }),
    '/devices/get': ({ device_id: id }) => {
      const device = devices.find((each) => Reflect.get(each, 'device_id') === id)
      return device && { device }
    },
    '/access_codes/list': ({ device_id: id }) => ({ access_codes: id === LOCK ? codes : [], pagination }),
    '/access_codes/unmanaged/list': () => ({ access_codes: [] }),
    '/connected_accounts/list': () => ({ connected_accounts: accounts, pagination }),
    '/access_codes/get': ({ access_code_id: id }) => {
      const code = named(codes, 'access_code_id', id)
      return code && { access_code: code }
    },
    '/events/list': ({ device_id: id }) => ({ events: id === SENSOR ? events : id === LOCK ? uses : [] }),
    '/thermostats/schedules/list': () => ({ thermostat_schedules: [] }),
    '/noise_sensors/noise_thresholds/list': ({ device_id: id }) => ({
      noise_thresholds: id === SENSOR ? thresholds : []
    }),
    '/connected_accounts/get': ({ connected_account_id: id }) => {
      const account = accounts[Number(String(id).replace('account_at_', ''))] ?? accounts[0] ?? bases.account[0]
      // Returns the requested id, because another one would be rejected and requested again.
      return { connected_account: { ...account, connected_account_id: id } }
    },
    '/internal/devicedb/v1/device_models/list': () => ({ device_models: models }),
    '/internal/devicedb/v1/manufacturers/list': () => ({ manufacturers }),
    '/internal/devicedb/v1/manufacturers/get': ({ manufacturer_id: id }) => ({
      manufacturer: named(manufacturers, 'manufacturer_id', id) ?? manufacturers[0]
    })
  }

  const { client } = await startPlatform({
    now: () => NOW,
    async respond(request, params, sandbox) {
      const { pathname } = new URL(request.url)
      const call = `${pathname} ${JSON.stringify(params)}`
      calls.set(call, (calls.get(call) ?? 0) + 1)
      const response = responses[pathname]?.(params)
      if (!response) return sandbox(request)
      return new Response(asSent(response), { headers: { 'content-type': 'application/json' } })
    }
  })

  const idsOf = (...kinds: readonly Kind[]): string[] =>
    [...ids].filter(([{ kind }]) => kinds.includes(kind)).map(([, id]) => id)
  return {
    client,
    devices: (...kinds) => [
      ...idsOf(...kinds),
      ...(kinds.includes('lock') ? [LOCK, ...accounts.map((_, index) => `of_account_${index}`)] : []),
      ...(kinds.includes('thermostat') ? [THERMOSTAT] : []),
      ...(kinds.includes('sensor') ? [SENSOR] : [])
    ],
    codes: idsOf('code'),
    lock: LOCK,
    calls
  }
}

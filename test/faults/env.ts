import { PlatformClient } from '../../src/client/index.js'
import { createSandbox, type SandboxDevice } from '../../src/sandbox/index.js'
import { readRequest } from '../read-request.js'
import type { Fault } from './faults.js'

/** Few devices of each kind, so that a cell is cheap. */
const DEVICES: readonly SandboxDevice[] = [
  {
    kind: 'lock',
    name: 'Front Door',
    locked: true,
    spaceIds: ['space_ground_floor'],
    accessCodes: [
      { name: 'Cleaning', code: '4711' },
      { name: 'Guest', code: '2580' },
      { name: 'Plumber', code: '1470', status: 'setting', hasBackup: true, errors: ['failed_to_set_on_device'] }
    ]
  },
  { kind: 'lock', name: 'Gate', locked: false, unmanagedAccessCodes: [{ name: 'Caretaker', code: '3690' }] },
  {
    kind: 'thermostat',
    name: 'Hallway',
    presets: [{ key: 'away', name: 'Away', mode: 'heat_cool', heat: 60, cool: 80 }],
    schedules: [
      { preset: 'away', name: 'Holidays', startsAt: '2099-07-01T08:00:00.000Z', endsAt: '2099-07-15T08:00:00.000Z' }
    ],
    programs: [{ name: 'Every day', periods: [['07:00', 'away']], days: ['monday'] }]
  },
  { kind: 'noise sensor', name: 'Living Room' }
]

export const LOCK = 'device_front_door'
/** An unlocked lock. */
export const GATE = 'device_gate'
export const THERMOSTAT = 'device_hallway'
export const SENSOR = 'device_living_room'
export const CODE = 'access_code_front_door_1'
/** A code that is not on its lock and has a backup code. */
export const FAILED_CODE = 'access_code_front_door_3'

/** The access grant of a platform that has one: a PIN on the lock. */
export const GRANT = 'access_grant_1'
/** The code of the access grant on the lock. */
export const GRANT_CODE = 'access_code_front_door_1001'
/** A sample with a PIN and a mobile key, to which a cloud key can be added. */
export const SAMPLE_GRANT = 'access_grant_1'
/** A sample that has not started. */
export const UPCOMING_GRANT = 'access_grant_3'
/** Age of the access grant in ms. It is issued within 2 s. */
const GRANT_AGE = 10_000

/** Data that only some platforms have. */
export interface Contents {
  /** @default false */
  readonly hasAccessGrant?: boolean
  /** `true` for the sample data, with entrances and access grants. @default few devices */
  readonly hasSamples?: boolean
}

/** Request that left the page. */
interface Sent {
  readonly path: string
  readonly at: number
}

/** Platform with few devices of each kind, and a fault on one path. */
export interface Env {
  readonly endpoint: string
  readonly publishableKey: string
  readonly client: PlatformClient
  readonly fetch: typeof fetch
  /** Starts a fault on a path. */
  inject(path: string, fault: Fault): void
  clear(): void
  /** Returns the times of the requests to a path. */
  requestTimes(path: string): readonly number[]
  /** Returns how many requests of the page to a path were carried out. */
  carriedOut(path: string): number
  /** Creates a client without cached data, of the same user by default. */
  another(user?: string): Promise<PlatformClient>
}

/** Starts a platform for a fault. */
export async function startEnv(
  { platform = {} }: Partial<Fault> = {},
  { hasAccessGrant = false, hasSamples = false }: Contents = {}
): Promise<Env> {
  const { clockAhead = 0, commandTime } = platform
  let behind = hasAccessGrant ? GRANT_AGE : 0
  const sandbox = createSandbox({
    latency: 0,
    ...(!hasSamples && { devices: DEVICES }),
    now: () => Date.now() + clockAhead - behind,
    ...(commandTime !== undefined && { commandTime })
  })
  const { endpoint, publishableKey } = sandbox
  if (hasAccessGrant) {
    // These requests do not come from the page, so they are not counted.
    const host = await PlatformClient.fromPublishableKey(publishableKey, 'host', { endpoint, fetch: sandbox.fetch })
    await host.accessGrants.create({
      user_identity_id: 'user_identity_chloe',
      device_ids: [LOCK],
      // Has started on every clock.
      starts_at: '2026-03-01T12:00:00Z',
      ends_at: '2099-03-01T12:00:00Z',
      requested_access_methods: [{ mode: 'code', code: '8642' }]
    })
    behind = 0
  }
  const sent: Sent[] = []
  const carriedOut: string[] = []
  let injected: { readonly path: string; readonly fault: Fault; count: number } | undefined

  async function wire(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const at = Date.now()
    const { request, text } = await readRequest(input, init)
    const { pathname: path } = new URL(request.url)
    if (path === '/internal/tlmtry') return new Response(null, { status: 204 })
    sent.push({ path, at })
    const respond = async (): Promise<Response> => {
      // A request that has arrived is carried out even if it was aborted.
      const { url, method, headers } = request
      const response = await sandbox(url, { method, headers, ...(text && { body: text }) })
      if (response.ok) carriedOut.push(path)
      return response
    }
    if (injected?.path !== path || !injected.fault.bend) return respond()
    injected.count += 1
    return injected.fault.bend({ respond, count: injected.count, signal: request.signal })
  }

  const another = (user = 'jane'): Promise<PlatformClient> =>
    PlatformClient.fromPublishableKey(publishableKey, user, { endpoint, fetch: wire })
  return {
    endpoint,
    publishableKey,
    client: await another(),
    fetch: wire,
    inject(path, fault) {
      injected = { path, fault, count: 0 }
      if (fault.conditions) sandbox.update({ faults: { [path]: fault.conditions } })
    },
    clear() {
      injected = undefined
      sandbox.update({ faults: {} })
    },
    requestTimes: (path) => sent.filter((call) => call.path === path).map(({ at }) => at),
    carriedOut: (path) => carriedOut.filter((each) => each === path).length,
    another
  }
}

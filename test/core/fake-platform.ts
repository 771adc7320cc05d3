import { PlatformClient } from '../../src/client/index.js'
import { empty, json } from '../client/recording-fetch.js'
import { readRequest } from '../read-request.js'

/** Received request, which the test can answer at any time. */
export interface Arrival {
  readonly url: string
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Record<string, unknown>
  readonly token: string | null
  readonly signal: AbortSignal
  respond(response: Response): void
  drop(): void
}

/** Reaction of a path to a request: respond, drop the connection, or wait for the test. */
export type Reply = (arrival: Arrival) => Response | 'drop' | 'wait'

/** Platform with replies per path. Requests without a reply wait. */
export interface FakePlatform {
  readonly fetch: typeof fetch
  readonly client: PlatformClient
  /** All requests, oldest first. */
  readonly arrivals: readonly Arrival[]
  /** Returns the requests to a path. */
  at(path: string): readonly Arrival[]
  /** Returns the newest request to a path. */
  last(path: string): Arrival
  /** Sets the replies of a path in order. The last reply is repeated. */
  on(path: string, ...replies: Reply[]): void
}

export const TOKEN = 'seam_cst1_first'

export function fakePlatform(): FakePlatform {
  const arrivals: Arrival[] = []
  // The session is valid, so that a rejected read is a refused route.
  const replies = new Map<string, Reply[]>([['/workspaces/get', [() => json({ workspace: {} })]]])

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { request, text } = await readRequest(input, init)
    const { signal } = request
    return new Promise((resolve, reject) => {
      const arrival: Arrival = {
        url: request.url,
        path: new URL(request.url).pathname,
        headers: [...request.headers],
        body: text ? JSON.parse(text) : {},
        token: request.headers.get('client-session-token'),
        signal,
        respond: resolve,
        drop: () => reject(new TypeError('Failed to fetch'))
      }
      arrivals.push(arrival)
      signal.addEventListener('abort', () => reject(signal.reason))
      const [reply, ...more] = replies.get(arrival.path) ?? []
      if (!reply) return
      if (more.length > 0) replies.set(arrival.path, more)
      const given = reply(arrival)
      if (given === 'drop') arrival.drop()
      else if (given !== 'wait') arrival.respond(given)
    })
  }

  const at = (path: string): Arrival[] => arrivals.filter((arrival) => arrival.path === path)
  return {
    fetch,
    client: PlatformClient.fromClientSessionToken(TOKEN, { fetch, endpoint: 'https://platform.test' }),
    arrivals,
    at,
    last(path) {
      const arrival = at(path).at(-1)
      if (!arrival) throw new Error(`Nothing was sent to ${path}.`)
      return arrival
    },
    on: (path, ...given) => replies.set(path, given)
  }
}

/** Device as returned by the platform. */
export const lock = (id: string, locked?: unknown, name = id) => ({
  device_id: id,
  properties: { name, locked, online: true },
  can_remotely_lock: true,
  can_remotely_unlock: true
})

export const deviceResponse = (device: unknown): Response => json({ device })

/** Page of a device list. A cursor announces another page. */
export const devicesResponse = (devices: unknown, cursor: string | null = null): Response =>
  json({ devices, pagination: { has_next_page: cursor !== null, next_page_cursor: cursor, next_page_url: null } })

export const attemptResponse = (status: string, error: object | null = null): Response =>
  json({ action_attempt: { action_attempt_id: 'attempt', status, error } })

export const down = (): Response => empty(503)
export const succeeded = (): Response => json({ ok: true })
export const rejected = (status: number, type = 'refused'): Response => json({ error: { type, message: type } }, status)

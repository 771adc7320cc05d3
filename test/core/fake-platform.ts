import { PlatformClient } from '../../src/client/index.js'
import { empty, json } from '../client/recording-fetch.js'
import { readRequest } from '../read-request.js'

/** A request that arrived, which a test answers when it likes. */
export interface Arrival {
  readonly path: string
  readonly body: Record<string, unknown>
  readonly token: string | null
  readonly signal: AbortSignal
  answer(response: Response): void
  drop(): void
}

/** What a path does with a request: it answers, drops the connection, or lets it wait for the test. */
export type Reply = (arrival: Arrival) => Response | 'drop' | 'wait'

/** A platform that answers as a test says, path by path; what it was not told to answer waits. */
export interface FakePlatform {
  readonly fetch: typeof fetch
  readonly client: PlatformClient
  /** Every request so far, the first one first. */
  readonly arrivals: readonly Arrival[]
  /** The requests to a path so far. */
  at(path: string): readonly Arrival[]
  /** The newest request to a path. */
  last(path: string): Arrival
  /** Answers each request to a path from now on, in turn; the last reply stays. */
  on(path: string, ...replies: Reply[]): void
}

export const TOKEN = 'seam_cst1_first'

export function fakePlatform(): FakePlatform {
  const arrivals: Arrival[] = []
  const replies = new Map<string, Reply[]>()

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { request, text } = await readRequest(input, init)
    const { signal } = request
    return new Promise((resolve, reject) => {
      const arrival: Arrival = {
        path: new URL(request.url).pathname,
        body: text ? JSON.parse(text) : {},
        token: request.headers.get('client-session-token'),
        signal,
        answer: resolve,
        drop: () => reject(new TypeError('Failed to fetch'))
      }
      arrivals.push(arrival)
      signal.addEventListener('abort', () => reject(signal.reason))
      const [reply, ...more] = replies.get(arrival.path) ?? []
      if (!reply) return
      if (more.length > 0) replies.set(arrival.path, more)
      const given = reply(arrival)
      if (given === 'drop') arrival.drop()
      else if (given !== 'wait') arrival.answer(given)
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

/** A device as the platform sends it. */
export const lock = (id: string, locked?: unknown, name = id) => ({
  device_id: id,
  properties: { name, locked, online: true },
  can_remotely_lock: true,
  can_remotely_unlock: true
})

export const deviceAnswer = (device: unknown): Response => json({ device })

/** A page of a list of devices; with a cursor there is another one. */
export const devicesAnswer = (devices: unknown, cursor: string | null = null): Response =>
  json({ devices, pagination: { has_next_page: cursor !== null, next_page_cursor: cursor, next_page_url: null } })

export const attemptAnswer = (status: string, error: object | null = null): Response =>
  json({ action_attempt: { action_attempt_id: 'attempt', status, error } })

export const down = (): Response => empty(503)
export const done = (): Response => json({ ok: true })
export const refused = (status: number, type = 'refused'): Response => json({ error: { type, message: type } }, status)

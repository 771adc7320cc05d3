import { PlatformClient } from '../../src/client/index.js'
import type { UsageMessage } from '../../src/client/resources.js'
import { createSandbox, type SandboxOptions } from '../../src/sandbox/index.js'
import { readRequest } from '../read-request.js'

/** Arrival time of a request. Bodies may be read in another order than the requests arrive. */
interface Arrival {
  readonly order: number
}

/** Request as received by a platform. */
interface Sent extends Arrival {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Headers
}

/** Telemetry message as received by a platform. */
interface TelemetryRequest extends Arrival {
  readonly message: UsageMessage
}

/** Handles a telemetry request. */
type Listener = (request: Request) => Promise<Response>

/** Platform inside the test page that records its requests. */
export interface TestPlatform {
  readonly endpoint: string
  readonly publishableKey: string
  /** All requests except telemetry. */
  readonly sent: readonly Sent[]
  readonly telemetry: readonly TelemetryRequest[]
  /** Handles telemetry. @default accepts it */
  listener: Listener
  readonly fetch: typeof fetch
  readonly update: ReturnType<typeof createSandbox>['update']
  /** Counts the requests to a path, or all requests without a path. */
  count(path?: string): number
  /** Creates a connected client of a user. */
  client(user: string): Promise<PlatformClient>
  /** Returns the session token of a user. */
  token(user: string): Promise<string>
  /** Returns another token of the same session. */
  secondToken(user: string): Promise<string>
}

const platforms = new Map<string, TestPlatform>()

/** Returns the platform at an address. */
export const platformAt = (url: string): TestPlatform | undefined => platforms.get(new URL(url, location.href).origin)

let clientCount = 0
let arrivals = 0

function put<Kind extends Arrival>(list: Kind[], arrival: Kind): void {
  list.push(arrival)
  list.sort((a, b) => a.order - b.order)
}

/** Starts a platform at its own address, which `fetch` can reach. */
export function startPlatform(options: SandboxOptions = {}): TestPlatform {
  const sandbox = createSandbox({ latency: 0, commandTime: 0, size: 6, ...options })
  const sent: Sent[] = []
  const telemetry: TelemetryRequest[] = []
  const aliases = new Map<string, string>()
  const endpoint = `https://platform-${(clientCount += 1)}.example`
  const { publishableKey, update } = sandbox

  async function receive(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const order = (arrivals += 1)
    const { request, text } = await readRequest(input, init)
    if (request.url === `${endpoint}/internal/tlmtry`) {
      put(telemetry, { order, message: JSON.parse(text) })
      return platform.listener(request)
    }
    return answer(request, text, order)
  }

  async function answer(request: Request, text: string, order: number): Promise<Response> {
    const headers = new Headers(request.headers)
    put(sent, { order, path: new URL(request.url).pathname, body: text ? JSON.parse(text) : {}, headers })
    const given = headers.get('client-session-token') ?? ''
    const token = aliases.get(given)
    if (!token) return sandbox(request)
    headers.set('authorization', `Bearer ${token}`)
    const response = await sandbox(request, { headers })
    if (!request.url.endsWith('/client_sessions/get') || !response.ok) return response
    const { client_session } = await response.json()
    return Response.json({ client_session: { ...client_session, token: given } })
  }

  async function client(user: string): Promise<PlatformClient> {
    const created = await PlatformClient.fromPublishableKey(publishableKey, user, { endpoint, fetch: receive })
    sent.length = 0
    return created
  }

  async function token(user: string): Promise<string> {
    return (await client(user)).clientSession?.token ?? ''
  }

  const platform: TestPlatform = {
    endpoint,
    publishableKey,
    sent,
    telemetry,
    listener: async () => new Response(null, { status: 204 }),
    fetch: receive,
    update,
    count: (path) => sent.filter((call) => path === undefined || call.path === path).length,
    client,
    token,
    async secondToken(user) {
      const first = await token(user)
      const second = `${first}_${(clientCount += 1)}`
      aliases.set(second, first)
      return second
    }
  }
  platforms.set(endpoint, platform)
  return platform
}

/** Returns the attributes that connect an element as a user. */
export const keyOf = ({ publishableKey, endpoint }: TestPlatform, user = 'jane'): Record<string, string> => ({
  'publishable-key': publishableKey,
  'user-identifier-key': user,
  endpoint
})

import { PlatformClient } from '../../src/client/index.js'
import type { UsageMessage } from '../../src/client/resources.js'
import { createSandbox, type SandboxOptions } from '../../src/sandbox/index.js'
import { readRequest } from '../read-request.js'

/** What came to a platform, and when: bodies may be read in another order than that in which they came. */
interface Arrival {
  readonly order: number
}

/** A call as it reached a platform. */
interface Sent extends Arrival {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Headers
}

/** What a platform was told of how it is used. */
interface Told extends Arrival {
  readonly message: UsageMessage
  /** As it came: what is in no field of the message is in here. */
  readonly request: Request
}

/** What a platform makes of what it is told. */
type Listener = (request: Request) => Promise<Response>

/** A platform of this page that remembers what it was asked. */
export interface TestPlatform {
  readonly endpoint: string
  readonly publishableKey: string
  /** The calls, but for those that tell how it is used. */
  readonly sent: readonly Sent[]
  readonly told: readonly Told[]
  /** Makes something else of what it is told than to take it. */
  listener: Listener
  readonly fetch: typeof fetch
  readonly update: ReturnType<typeof createSandbox>['update']
  /** How often a path was called; without one, how many calls there were. */
  count(path?: string): number
  /** A ready client of a user. */
  client(user: string): Promise<PlatformClient>
  /** The token of a user's session. */
  token(user: string): Promise<string>
  /** Another token of the same session. */
  secondToken(user: string): Promise<string>
}

const platforms = new Map<string, TestPlatform>()

/** The platform at an address. */
export const platformAt = (url: string): TestPlatform | undefined => platforms.get(new URL(url, location.href).origin)

let made = 0
let arrivals = 0

function put<Kind extends Arrival>(list: Kind[], arrival: Kind): void {
  list.push(arrival)
  list.sort((a, b) => a.order - b.order)
}

/** Starts a platform at an address of its own; `fetch` reaches it. */
export function startPlatform(options: SandboxOptions = {}): TestPlatform {
  const sandbox = createSandbox({ latency: 0, commandTime: 0, size: 6, ...options })
  const sent: Sent[] = []
  const told: Told[] = []
  const aliases = new Map<string, string>()
  const endpoint = `https://platform-${(made += 1)}.example`
  const { publishableKey, update } = sandbox

  async function receive(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const order = (arrivals += 1)
    const { request, text } = await readRequest(input, init)
    if (request.url === `${endpoint}/internal/tlmtry`) {
      put(told, { order, message: JSON.parse(text), request })
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
    const made = await PlatformClient.fromPublishableKey(publishableKey, user, { endpoint, fetch: receive })
    sent.length = 0
    return made
  }

  async function token(user: string): Promise<string> {
    return (await client(user)).clientSession?.token ?? ''
  }

  const platform: TestPlatform = {
    endpoint,
    publishableKey,
    sent,
    told,
    listener: async () => new Response(null, { status: 204 }),
    fetch: receive,
    update,
    count: (path) => sent.filter((call) => path === undefined || call.path === path).length,
    client,
    token,
    async secondToken(user) {
      const first = await token(user)
      const second = `${first}_${(made += 1)}`
      aliases.set(second, first)
      return second
    }
  }
  platforms.set(endpoint, platform)
  return platform
}

/** The attributes of an element of that user. */
export const keyOf = ({ publishableKey, endpoint }: TestPlatform, user = 'jane'): Record<string, string> => ({
  'publishable-key': publishableKey,
  'user-identifier-key': user,
  endpoint
})

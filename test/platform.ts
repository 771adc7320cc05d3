import { PlatformClient } from '../src/client/index.js'
import type { UsageMessage } from '../src/client/resources.js'
import { createSandbox, type SandboxOptions } from '../src/sandbox/index.js'
import type { Device } from './features/support/sent.js'
import { createHolds, type Holds } from './holds.js'
import { readRequest } from './read-request.js'

/** Request as received by a platform. */
interface Arrival {
  readonly order: number
}

interface Call extends Arrival {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Headers
  /** `true` if the request outlives the page. */
  readonly outlivesPage: boolean
}

interface TelemetryCall extends Arrival {
  readonly message: UsageMessage
}

/** Platform in the page of a test that records its requests. */
export interface PlatformWithUsers {
  readonly endpoint: string
  readonly publishableKey: string
  readonly fetch: typeof globalThis.fetch
  readonly update: ReturnType<typeof createSandbox>['update']
  /** All requests except telemetry, in the order of their arrival. */
  readonly sent: readonly Call[]
  /** Telemetry in the order of its arrival. */
  readonly telemetry: readonly TelemetryCall[]
  /** Handles a telemetry request. @default accepts it */
  listener: (request: Request) => Promise<Response>
  /** Edits each device in responses. */
  edit: ((device: Device) => void) | undefined
  /** Counts the requests to a path, or all requests without a path. */
  count(path?: string): number
  /** Returns the bodies of the requests to a path. */
  requests(path: string): readonly Call['body'][]
  /** Returns for each request to a path whether it outlives the page. */
  outlivePage(path: string): readonly boolean[]
  /** Returns the highest number of concurrent requests to a path. */
  mostAtOnce(path: string): number
  readonly hold: Holds['hold']
  readonly release: Holds['release']
  /** Creates a connected client of a user, and forgets the requests until then. */
  clientOf(user: string): Promise<PlatformClient>
  /** Returns the session token of a user. */
  token(user: string): Promise<string>
  /** Returns another token of the same session. */
  secondToken(user: string): Promise<string>
}

/** Platform with a client of one user. */
export interface TestPlatform extends PlatformWithUsers {
  readonly client: PlatformClient
}

export interface PlatformOptions extends SandboxOptions {
  readonly edit?: PlatformWithUsers['edit']
  /** Called with the text of each response. */
  readonly onResponse?: (text: string) => void
  /** Responds to a request. `sandbox` returns the usual response. */
  readonly respond?: (
    request: Request,
    body: Call['body'],
    sandbox: (request: Request) => Promise<Response>
  ) => Promise<Response>
}

/** Adds a request in the order of arrival, because bodies may be read in another order. */
function insert<Kind extends Arrival>(list: Kind[], arrival: Kind): void {
  list.push(arrival)
  list.sort((a, b) => a.order - b.order)
}

let arrivals = 0
let names = 0

/** Starts a platform at its own address, without latency. */
export function startPlatformWithUsers(options: PlatformOptions = {}): PlatformWithUsers {
  const sandbox = createSandbox({ latency: 0, ...options })
  const { publishableKey, update } = sandbox
  const { respond = (request, _body, pass) => pass(request) } = options
  const endpoint = `https://platform-${(names += 1)}.example`
  const sent: Call[] = []
  const telemetry: TelemetryCall[] = []
  const callsTo = (path: string): Call[] => sent.filter((call) => call.path === path)
  const { hold, release, pass } = createHolds()
  const inFlight = new Map<string, { now: number; most: number }>()
  const aliases = new Map<string, string>()

  /** Passes a request on to the sandbox, which does not know the second tokens. */
  async function callSandbox(request: Request): Promise<Response> {
    const given = request.headers.get('client-session-token') ?? ''
    const token = aliases.get(given)
    if (!token) return sandbox(request)
    const headers = new Headers(request.headers)
    headers.set('authorization', `Bearer ${token}`)
    const response = await sandbox(request, { headers })
    if (!request.url.endsWith('/client_sessions/get') || !response.ok) return response
    const { client_session } = await response.json()
    return Response.json({ client_session: { ...client_session, token: given } })
  }

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const order = (arrivals += 1)
    const { request, text } = await readRequest(input, init)
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/internal/tlmtry') {
      insert(telemetry, { order, message: JSON.parse(text) })
      return platform.listener(request)
    }
    const body = text ? JSON.parse(text) : Object.fromEntries(searchParams)
    insert(sent, {
      order,
      path: pathname,
      body,
      headers: new Headers(request.headers),
      outlivesPage: request.keepalive
    })
    const open = inFlight.get(pathname) ?? { now: 0, most: 0 }
    inFlight.set(pathname, open)
    open.most = Math.max(open.most, (open.now += 1))
    await pass(pathname)
    const response = await respond(request, body, callSandbox)
    open.now -= 1
    if (options.onResponse) options.onResponse(await response.clone().text())
    if (!pathname.startsWith('/devices/') || !response.ok || !platform.edit) return response
    const content: { device?: Device; devices?: Device[] } = await response.json()
    for (const device of content.devices ?? (content.device ? [content.device] : [])) platform.edit(device)
    return Response.json(content)
  }

  async function clientOf(user: string): Promise<PlatformClient> {
    const client = await PlatformClient.fromPublishableKey(publishableKey, user, { endpoint, fetch })
    sent.length = 0
    return client
  }
  const token = async (user: string): Promise<string> => (await clientOf(user)).clientSession?.token ?? ''

  const platform: PlatformWithUsers = {
    endpoint,
    publishableKey,
    fetch,
    update,
    sent,
    telemetry,
    listener: async () => new Response(null, { status: 204 }),
    edit: options.edit,
    count: (path) => (path === undefined ? sent : callsTo(path)).length,
    requests: (path) => callsTo(path).map(({ body }) => body),
    mostAtOnce: (path) => inFlight.get(path)?.most ?? 0,
    outlivePage: (path) => callsTo(path).map(({ outlivesPage }) => outlivesPage),
    hold,
    release,
    clientOf,
    token,
    async secondToken(user) {
      const first = await token(user)
      const second = `${first}_${(names += 1)}`
      aliases.set(second, first)
      return second
    }
  }
  return platform
}

/** Starts a platform with a client of one user. */
export async function startPlatform(options?: PlatformOptions): Promise<TestPlatform> {
  const platform = startPlatformWithUsers(options)
  return Object.assign(platform, { client: await platform.clientOf('user') })
}

/** Returns the attributes that connect an element as a user. */
export const keyOf = (
  { publishableKey, endpoint }: Pick<PlatformWithUsers, 'publishableKey' | 'endpoint'>,
  user = 'jane'
): Record<string, string> => ({
  'publishable-key': publishableKey,
  'user-identifier-key': user,
  endpoint
})

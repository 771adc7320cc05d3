import { PlatformClient } from '../../../src/client/index.js'
import { createSandbox, type SandboxOptions } from '../../../src/sandbox/index.js'
import { readRequest } from '../../read-request.js'
import { createHolds, type Holds } from './holds.js'
import type { Device } from './sent.js'

/** Recorded request. */
interface Call {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  /** `true` if the request outlives the page. */
  readonly outlivesPage: boolean
}

/** Platform with a client of one user that records its requests. */
export interface TestPlatform {
  readonly client: PlatformClient
  readonly fetch: typeof globalThis.fetch
  readonly update: ReturnType<typeof createSandbox>['update']
  /** Edits each device in responses. */
  edit: ((device: Device) => void) | undefined
  /** Returns the bodies of the requests to a path. */
  requests(path: string): readonly Call['body'][]
  /** Returns for each request to a path whether it outlives the page. */
  outlivePage(path: string): readonly boolean[]
  /** Returns the highest number of concurrent requests to a path. */
  mostAtOnce(path: string): number
  readonly hold: Holds['hold']
  readonly release: Holds['release']
}

export interface PlatformOptions extends SandboxOptions {
  readonly edit?: TestPlatform['edit']
  /** Called with the text of each response. */
  readonly onAnswer?: (text: string) => void
  /** Responds to a request. `sandbox` returns the usual response. */
  readonly respond?: (
    request: Request,
    body: Call['body'],
    sandbox: (request: Request) => Promise<Response>
  ) => Promise<Response>
}

/** Starts a platform, by default without latency. */
export async function startPlatform(options: PlatformOptions = {}): Promise<TestPlatform> {
  const sandbox = createSandbox({ latency: 0, ...options })
  const { publishableKey, endpoint, update } = sandbox
  const { respond = (request, _body, pass) => pass(request) } = options
  const calls: Call[] = []
  const callsTo = (path: string): Call[] => calls.filter((call) => call.path === path)
  const { hold, release, pass } = createHolds()
  const underWay = new Map<string, { now: number; most: number }>()

  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { request, text } = await readRequest(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const body = text ? JSON.parse(text) : Object.fromEntries(searchParams)
    calls.push({ path: pathname, body, outlivesPage: request.keepalive })
    const open = underWay.get(pathname) ?? { now: 0, most: 0 }
    underWay.set(pathname, open)
    open.most = Math.max(open.most, (open.now += 1))
    await pass(pathname)
    const response = await respond(request, body, sandbox)
    open.now -= 1
    if (options.onAnswer) options.onAnswer(await response.clone().text())
    if (!pathname.startsWith('/devices/') || !response.ok || !platform.edit) return response
    const answer: { device?: Device; devices?: Device[] } = await response.json()
    const devices = answer.devices ?? (answer.device ? [answer.device] : [])
    for (const device of devices) platform.edit(device)
    return Response.json(answer)
  }

  const platform: TestPlatform = {
    client: await PlatformClient.fromPublishableKey(publishableKey, 'user', { fetch, endpoint }),
    fetch,
    update,
    edit: options.edit,
    requests: (path) => callsTo(path).map(({ body }) => body),
    mostAtOnce: (path) => underWay.get(path)?.most ?? 0,
    outlivePage: (path) => callsTo(path).map(({ outlivesPage }) => outlivesPage),
    hold,
    release
  }
  return platform
}

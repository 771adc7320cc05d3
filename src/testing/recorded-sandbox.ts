import { DEFAULT_ENDPOINT } from '../client/endpoint.js'
import { createSandbox, type Sandbox, type SandboxConditions, type SandboxOptions } from '../sandbox/index.js'

/** A request that the platform has received. */
export interface PlatformCall {
  readonly method: string
  /** Relative to the endpoint, such as `/locks/lock_door`. */
  readonly path: string
  /** The body, or the query parameters of a GET request. */
  readonly params: Readonly<Record<string, unknown>>
}

/** The platform behind the elements of a test. */
export interface Platform {
  /** The endpoint whose requests get a response. */
  readonly endpoint: string
  /** A publishable key for elements that need a session of their own. Any other key works too. */
  readonly publishableKey: string
  /** A session token for elements that need a session of their own. Any other token works too. */
  readonly clientSessionToken: string
  /**
   * Returns the requests received so far, oldest first.
   *
   * @param path Returns only requests to this path. @default all paths
   * @example expect(platform.calls('/locks/lock_door')).toHaveLength(1)
   */
  calls(path?: string): readonly PlatformCall[]
  /**
   * Changes latency and faults for future requests. New faults replace all existing ones, and their counters start
   * again.
   */
  update(conditions: SandboxConditions): void
}

/** Options of a test platform. Unlike a sandbox, it responds without latency and commands succeed immediately. */
export interface PlatformOptions extends SandboxOptions {
  /** The endpoint that your elements use. @default 'https://connect.getseam.com' */
  endpoint?: string
  /** Duration of each request in milliseconds. @default 0 */
  latency?: number
  /** How long a device takes to carry out a command, in milliseconds. @default 0 */
  commandTime?: number
}

async function readParams(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text()
  return text ? JSON.parse(text) : Object.fromEntries(new URL(request.url).searchParams)
}

/** A sandbox that records its requests. */
interface RecordedSandbox {
  readonly platform: Platform
  /** Returns `true` for URLs of the platform. */
  ownsUrl(url: string): boolean
  readonly fetch: Sandbox['fetch']
}

export function createRecordedSandbox({
  endpoint: endpointOption = DEFAULT_ENDPOINT,
  ...options
}: PlatformOptions): RecordedSandbox {
  const sandbox = createSandbox({ latency: 0, commandTime: 0, takesAnyToken: true, ...options })
  const endpoint = endpointOption.replace(/\/+$/, '')
  const calls: PlatformCall[] = []
  const { publishableKey, clientSessionToken } = sandbox
  return {
    platform: {
      endpoint,
      publishableKey,
      clientSessionToken,
      calls: (path) => calls.filter((call) => path === undefined || call.path === path),
      update: (conditions) => sandbox.update(conditions)
    },
    ownsUrl: (url) => url.startsWith(`${endpoint}/`),
    async fetch(input, init) {
      const { signal } = init ?? {}
      const request = new Request(input, { ...init, signal: null })
      const path = new URL(request.url).pathname.slice(new URL(endpoint).pathname.replace(/\/$/, '').length)
      calls.push({ method: request.method, path, params: await readParams(request.clone()) })
      return sandbox.fetch(request, { signal: signal ?? null })
    }
  }
}

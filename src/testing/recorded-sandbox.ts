import { DEFAULT_ENDPOINT } from '../client/endpoint.js'
import { createSandbox, type Sandbox, type SandboxConditions, type SandboxOptions } from '../sandbox/index.js'

/** A call that the platform was sent. */
export interface PlatformCall {
  readonly method: string
  /** Below the endpoint, such as `/locks/lock_door`. */
  readonly path: string
  /** What it says: its body, or what stands in its address. */
  readonly params: Readonly<Record<string, unknown>>
}

/** What a test can do with the platform behind the elements. */
export interface Platform {
  /** What a host gives its elements to reach it: with any key of its own they do as well. */
  readonly endpoint: string
  readonly publishableKey: string
  readonly clientSessionToken: string
  /**
   * What it was sent since it was started, the oldest call first.
   *
   * @param path only these calls.
   * @example expect(platform.calls('/locks/lock_door')).toHaveLength(1)
   */
  calls(path?: string): readonly PlatformCall[]
  /** Changes latency and faults from now on; faults replace all earlier ones, and are counted anew. */
  update(conditions: SandboxConditions): void
}

/** What a platform of a test is made of. Unlike a sandbox it answers at once, and devices do at once what they are told. */
export interface PlatformOptions extends SandboxOptions {
  /** Where your elements look for the platform. @default 'https://connect.getseam.com' */
  endpoint?: string
  /** @default 0 */
  latency?: number
  /** @default 0 */
  commandTime?: number
}

async function readParams(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text()
  return text ? JSON.parse(text) : Object.fromEntries(new URL(request.url).searchParams)
}

/** A sandbox that remembers what it was sent. */
export interface RecordedSandbox {
  readonly platform: Platform
  /** Whether an address is one of the platform. */
  ownsUrl(url: string): boolean
  readonly fetch: Sandbox['fetch']
}

/** Makes the platform of a test. */
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

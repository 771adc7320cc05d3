import { configure, pageConfiguration } from '../element/session/configure.js'
import { nextTask } from '../element/preload/next-task.js'
import { endSessions } from '../core/session/end-sessions.js'
import { createRecordedSandbox, type Platform, type PlatformOptions } from './recorded-sandbox.js'

/** The platform behind all elements of a test. */
export interface StartedPlatform extends Platform {
  /**
   * Ends the sessions of all elements, and gives the page its own `fetch` back; what is on the page is yours to take away.
   *
   * @returns once the elements have come to rest.
   */
  end(): Promise<void>
}

/**
 * Puts a platform with your devices behind every element of the page: what they, or anybody, ask of its endpoint is
 * answered in memory, whatever their key or token. Elements without a session of their own get one from it, unless
 * `configure` was called before. Everything else that is fetched goes where it went.
 *
 * @example
 * const platform = startPlatform({ devices: [{ kind: 'lock', name: 'Front Door' }] })
 * afterEach(() => platform.end())
 */
export function startPlatform(options: PlatformOptions = {}): StartedPlatform {
  const { platform, ownsUrl, fetch: sandboxFetch } = createRecordedSandbox(options)
  const { fetch } = globalThis
  const isConfigured = Object.values(pageConfiguration().given).some(Boolean)

  function intercept(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = input instanceof Request ? input.url : String(input)
    return ownsUrl(url) ? sandboxFetch(input, init) : fetch(input, init)
  }
  globalThis.fetch = intercept
  if (!isConfigured) {
    const { endpoint, publishableKey } = platform
    configure({ endpoint, publishableKey, userIdentifierKey: 'tester', disableTelemetry: true })
  }
  return {
    ...platform,
    async end() {
      endSessions()
      if (!isConfigured) configure({})
      // Whoever has put another one in its place since takes that away.
      if (globalThis.fetch === intercept) globalThis.fetch = fetch
      // What React draws then is a task of its own.
      await nextTask()
      await nextTask()
    }
  }
}

import { configure, pageConfiguration } from '../element/session/configure.js'
import { endSessions } from '../store/end-sessions.js'
import { recordedSandbox, type Platform, type PlatformOptions } from './recorded-sandbox.js'

/** The platform behind all elements of a test. */
export interface StartedPlatform extends Platform {
  /** Ends the sessions of all elements, and gives the page its own `fetch` back. What is shown is yours to take away. */
  end(): void
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
  const { platform, owns, fetch: answer } = recordedSandbox(options)
  const { fetch } = globalThis
  const isConfigured = Object.keys(pageConfiguration().given).length > 0

  function intercept(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = input instanceof Request ? input.url : String(input)
    return owns(url) ? answer(input, init) : fetch(input, init)
  }
  globalThis.fetch = intercept
  if (!isConfigured) {
    const { endpoint, publishableKey } = platform
    configure({ endpoint, publishableKey, userIdentifierKey: 'tester' })
  }
  return {
    ...platform,
    end() {
      endSessions()
      if (!isConfigured) configure({})
      // Whoever has put another one in its place since takes that away.
      if (globalThis.fetch === intercept) globalThis.fetch = fetch
    }
  }
}

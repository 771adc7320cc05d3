import { endSessions } from '../core/session/end-sessions.js'
import { nextTask } from '../element/dom/next-task.js'
import { configure, pageConfiguration } from '../element/session/configure.js'
import { createRecordedSandbox, type Platform, type PlatformOptions } from './recorded-sandbox.js'

/** The platform behind all elements of the page. */
export interface StartedPlatform extends Platform {
  /**
   * Ends the sessions of all elements and restores the page's `fetch`. Elements stay on the page; remove them yourself.
   *
   * @returns a promise that resolves when the elements have rendered their signed-out state
   */
  end(): Promise<void>
}

/**
 * Answers requests to the platform from memory, with your devices, for all elements of the page and with any key or
 * token. Elements without a session get one, unless you have called `configure`. Other requests are sent as usual.
 *
 * @returns the platform, to inspect its requests, inject faults and end it
 *
 * @example
 * const platform = startPlatform({ devices: [{ kind: 'lock', name: 'Front Door' }] })
 * afterEach(() => platform.end())
 */
export function startPlatform(options: PlatformOptions = {}): StartedPlatform {
  const { platform, ownsUrl, fetch: sandboxFetch } = createRecordedSandbox(options)
  const { fetch } = globalThis
  const isConfigured = Object.values(pageConfiguration().provided).some(Boolean)

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
      // If the test has replaced `fetch` in the meantime, it restores it itself.
      if (globalThis.fetch === intercept) globalThis.fetch = fetch
      // React renders in separate tasks.
      await nextTask()
      await nextTask()
    }
  }
}

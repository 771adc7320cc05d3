import type { PlatformClient } from '../../client/index.js'
import type { ClientSession, UsageMessage } from '../../client/resources.js'
import { version } from '../../client/version.js'
import type { Environment } from '../environment/environment.js'
import { isTelemetryDisabled, pageTelemetry } from './page-telemetry.js'
import { createUsageQueue } from './usage-queue.js'

/** Timeout of a message, in ms. */
const TIMEOUT_MS = 10_000

const CONTEXT = { library: { name: 'latchkey', version } }

/** Reports which screens were shown and which changes were made, without personal data or ids of devices. */
export interface Usage {
  /** Starts sending, including the screens that were shown before. */
  begin(client: PlatformClient): void
  /** Sends the identity of the session, once. */
  introduce(): void
  /** Reports a screen, once. */
  screen(name: string): void
  /** Reports the outcome of a change. */
  track(operation: string, outcome: 'succeeded' | 'failed'): void
  end(): void
}

/**
 * @param workspaceId if known without a request.
 * @param known returns the client session, if the client doesn't have it.
 */
export function createUsage(
  workspaceId: string | undefined,
  known: () => ClientSession | null,
  environment: Environment
): Usage {
  const shown = new Set<string>()
  let client: PlatformClient | undefined
  let userId: string | undefined
  let isIntroduced = false

  const queue = createUsageQueue(async (message) => {
    await client?.internal
      .tlmtry(message, { keepalive: true, timeout: TIMEOUT_MS, retry: { limit: 0 } })
      .fetchResponse()
  }, environment)

  function put(type: UsageMessage['type'], fields: Partial<UsageMessage> = {}): void {
    const page = pageTelemetry()
    const { anonymousId } = page
    page.messages += 1
    queue.put({
      type,
      messageId: `${anonymousId}-${page.messages}`,
      anonymousId,
      ...(userId && { userId }),
      ...fields,
      timestamp: new Date().toISOString(),
      context: CONTEXT
    })
  }

  function clientSession(): ClientSession | null {
    try {
      return client?.clientSession ?? known()
    } catch {
      // A client wrapped by the host may throw. Telemetry must not break anything.
      return null
    }
  }

  /** @returns `true` if messages may be sent */
  function introduce(): boolean {
    if (!client || isTelemetryDisabled(environment)) return false
    const session = clientSession()
    const previousId = userId
    userId = session?.client_session_id || userId
    if (userId !== previousId) put(previousId ? 'alias' : 'identify', previousId ? { previousId } : {})
    if (!isIntroduced) {
      isIntroduced = true
      const groupId = session?.workspace_id ?? workspaceId
      if (groupId) put('group', { groupId })
      put('page')
    }
    return true
  }

  return {
    begin(connected) {
      // A client of an older copy of the bundle can't send telemetry.
      if ('internal' in connected) client = connected
      if (introduce()) for (const name of shown) put('screen', { name })
    },
    introduce,
    screen(name) {
      if (shown.has(name) || isTelemetryDisabled(environment)) return
      shown.add(name)
      if (introduce()) put('screen', { name })
    },
    track(event, outcome) {
      if (introduce()) put('track', { event, properties: { outcome } })
    },
    end() {
      client = undefined
      queue.end()
    }
  }
}

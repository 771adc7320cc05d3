import type { PlatformClient } from '../../client/index.js'
import type { ClientSession, UsageMessage } from '../../client/resources.js'
import { version } from '../../client/version.js'
import type { Environment } from '../environment/environment.js'
import { isTelemetryDisabled, pageTelemetry } from './page-telemetry.js'
import { createUsageQueue } from './usage-queue.js'

/** A platform that does not answer is waited for no longer than this, in ms. */
const PATIENCE = 10_000

const CONTEXT = { library: { name: 'latchkey', version } }

/** Tells the platform how the elements of one session are used: what was shown and done, never to whom or what. */
export interface Usage {
  /** From now on the platform can be told, also of the screens that were shown before. */
  begin(client: PlatformClient): void
  /** Tells whose session it is, where that was not told yet. */
  introduce(): void
  /** A screen was shown; told once. */
  screen(name: string): void
  /** A change was made, or failed. */
  track(operation: string, outcome: 'done' | 'failed'): void
  end(): void
}

/**
 * @param workspaceId where it is known before the platform is asked.
 * @param known the session as the platform has told it, where its client does not know.
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
    await client?.internal.tlmtry(message, { keepalive: true, timeout: PATIENCE, retry: { limit: 0 } }).fetchResponse()
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
      // A client that the host has wrapped may not tell; that is no reason for anything else to fail.
      return null
    }
  }

  /** @returns whether anything may be told */
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
      // One of an older copy of the bundle cannot tell anything.
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

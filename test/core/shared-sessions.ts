import type { PlatformClient } from '../../src/client/index.js'
import type { Session } from '../../src/core/session/session.js'
import type { SessionOptions } from '../../src/core/session/session-options.js'
import { acquireSession, type SessionLease } from '../../src/core/session/session-registry.js'
import type { SessionSubscriber } from '../../src/core/session/shared-sessions.js'
import type { ConnectionState } from '../../src/core/store/session-state.js'
import { fakePage } from './fake-page.js'
import { closeSessions } from './open-session.js'
import { onPagePlatform } from './page-platform.js'
import { advance, countTimers, MINUTE, onFakeClock, settled } from './time.js'

const leases: SessionLease[] = []

/** Releases all acquired sessions after each test, and checks that no timer is left. */
export function onSharedSessions(): void {
  onPagePlatform()
  afterEach(async () => {
    for (const lease of leases.splice(0)) lease.release()
    closeSessions()
    await advance(5 * MINUTE)
    // A response that is read meanwhile may start one more timer.
    await settled()
    await advance(5 * MINUTE)
    expect(countTimers(), 'timers left behind').to.equal(0)
  })
  onFakeClock()
}

/** Releases a lease at the end of the test. */
export function releaseLater(lease: SessionLease): SessionLease {
  leases.push(lease)
  return lease
}

/** Subscriber that ignores all notifications. */
export const createSubscriber = (): SessionSubscriber => ({ onReplaced() {}, onEnded() {}, onVerifying() {} })

/** Acquires a session of the page, as an element does. */
export const acquire = (options: SessionOptions): SessionLease =>
  releaseLater(acquireSession(options, fakePage(), createSubscriber()))

export const connectionOf = ({ store }: Session): ConnectionState => store.getState().connection

/** Returns the client of a session once it is connected. */
export function clientOf(session: Session): PlatformClient | undefined {
  const connection = connectionOf(session)
  return connection.status === 'ready' ? connection.client : undefined
}

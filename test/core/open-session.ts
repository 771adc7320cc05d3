import type { Query } from '../../src/core/queries/query.js'
import type { Device } from '../../src/core/resources/resources.js'
import { createSession, type Session } from '../../src/core/session/session.js'
import type { SessionOptions } from '../../src/core/session/session-options.js'
import { IDLE_QUERY, type QuerySnapshot } from '../../src/core/store/session-state.js'
import { type FakePage, fakePage } from './fake-page.js'
import { type FakePlatform, fakePlatform } from './fake-platform.js'
import { settled } from './time.js'

/** Session with its platform and its page. */
export interface OpenSession {
  readonly session: Session
  readonly platform: FakePlatform
  readonly page: FakePage
  /** Returns the state of a query. */
  standing<Resource>(query: Query<Resource>): QuerySnapshot
  /** Returns a device as displayed. */
  shown(id: string): Device | undefined
}

const opened: Session[] = []

/** Opens a session. It is connected unless its options prevent that. */
export async function openSession(options?: SessionOptions): Promise<OpenSession> {
  const platform = fakePlatform()
  const page = fakePage()
  const session = createSession(options ?? { client: platform.client }, page)
  opened.push(session)
  await settled()
  return {
    session,
    platform,
    page,
    standing: ({ key }) => session.store.getState().queries.get(key) ?? IDLE_QUERY,
    shown: (id) => session.store.getState().shown.devices.get(id)?.resource
  }
}

/** Ends all sessions that a test opened. */
export function closeSessions(): void {
  for (const session of opened.splice(0)) session.dispose()
}

import type { Device } from '../../src/core/resources/resources.js'
import type { Query } from '../../src/core/queries/query.js'
import type { SessionOptions } from '../../src/core/session/session-options.js'
import { type QuerySnapshot, IDLE_QUERY } from '../../src/core/session/session-state.js'
import { createSession, type Session } from '../../src/core/session/session.js'
import { settled } from './time.js'
import { type FakePage, fakePage } from './fake-page.js'
import { type FakePlatform, fakePlatform } from './fake-platform.js'

/** A session with the platform behind it and the page around it. */
export interface OpenSession {
  readonly session: Session
  readonly platform: FakePlatform
  readonly page: FakePage
  /** Where a query stands. */
  standing<Resource>(query: Query<Resource>): QuerySnapshot
  /** A device as it is shown. */
  shown(id: string): Device | undefined
}

const opened: Session[] = []

/** Opens a session, connected unless its options say otherwise. */
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

/** Ends every session that a test opened. */
export function closeSessions(): void {
  for (const session of opened.splice(0)) session.dispose()
}

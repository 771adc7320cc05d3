import { json } from '../client/recording-fetch.js'
import type { FakePlatform } from './fake-platform.js'
import { type OpenSession, openSession } from './open-session.js'
import { platform } from './page-platform.js'

const sessionResponse = (token: string): Response =>
  json({ client_session: { client_session_id: 'session', token: `seam_cst1_${token}` } })

/** Session of a publishable key on the platform of the page. The next session exchange waits. */
export interface ExpiringSession extends OpenSession {
  readonly platform: FakePlatform
  /** Answers the session exchange with the token `seam_cst1_second`. */
  renew(): void
  /** Answers later session exchanges at once. */
  allowRenewal(): void
}

/** Opens a session of a publishable key on the platform of the page. */
export async function openExpiring(): Promise<ExpiringSession> {
  platform.on(
    '/client_sessions/get_or_create',
    () => sessionResponse('first'),
    () => 'wait'
  )
  const opened = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
  return {
    ...opened,
    platform,
    renew: () => platform.last('/client_sessions/get_or_create').respond(sessionResponse('second')),
    allowRenewal: () => platform.on('/client_sessions/get_or_create', () => sessionResponse('second'))
  }
}

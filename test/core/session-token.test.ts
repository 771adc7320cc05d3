import { isInvalidTokenError } from '../../src/client/index.js'
import type { SessionOptions } from '../../src/core/session/session-options.js'
import type { SessionLease } from '../../src/core/session/session-registry.js'
import { json, rejection } from '../client/recording-fetch.js'
import { front, GET } from './device-reads.js'
import { deviceResponse, lock, type Reply, rejected } from './fake-platform.js'
import { platform } from './page-platform.js'
import { acquire, clientOf, onSharedSessions } from './shared-sessions.js'
import { advance, MINUTE, settled } from './time.js'

const SESSION = '/client_sessions/get'

const jane = { workspace_id: 'workspace', client_session_id: 'session_1', user_identifier_key: 'jane' }

/** Answers with the user of each token. */
const users =
  (byToken: Record<string, object | null>): Reply =>
  ({ token }) => {
    const session = byToken[token ?? '']
    return session === undefined ? rejected(401, 'unauthorized') : json({ client_session: session })
  }

onSharedSessions()

describe('New session token', () => {
  const previous: SessionOptions = { clientSessionToken: 'seam_cst1_old', endpoint: 'https://platform.test' }
  const after: SessionOptions = { ...previous, clientSessionToken: 'seam_cst1_new' }
  const old = { seam_cst1_old: jane }

  async function holding(byToken: Record<string, object | null>): Promise<SessionLease> {
    platform.on(SESSION, users(byToken))
    const lease = acquire(previous)
    await settled()
    return lease
  }

  /** Renews the token and returns the resulting lease. */
  async function replaced(current: SessionLease): Promise<SessionLease> {
    return (await current.renew(after)) ? current : acquire(after)
  }

  it('keeps the session, its store and its client if the user is the same', async () => {
    const current = await holding({ ...old, seam_cst1_new: { ...jane, client_session_id: 'session_2' } })
    const { session } = current
    platform.on(GET, () => deviceResponse(lock('front')))
    session.observe(front, true)
    await settled()
    const client = clientOf(session)
    expect((await replaced(current)) === current).to.equal(true)
    expect(clientOf(session) === client).to.equal(true)
    expect(session.store.getState().shown.devices.size).to.equal(1)
    await client?.devices.get({ device_id: 'front' })
    expect(platform.last(GET).token).to.equal('seam_cst1_new')
    expect(acquire(after).session === session, 'also for elements that come with the new one').to.equal(true)
    expect(acquire(previous).session === session).to.equal(true)
  })

  it('refetches at once what the old token could no longer fetch', async () => {
    const current = await holding({ ...old, seam_cst1_new: jane })
    const { session } = current
    platform.on(GET, ({ token }) => (token === 'seam_cst1_new' ? deviceResponse(lock('front')) : rejected(401)))
    session.observe(front, true)
    await settled()
    expect(session.store.getState().queries.get(front.key)).to.have.nested.property('error.statusCode', 401)
    await replaced(current)
    await settled()
    expect(session.store.getState().queries.get(front.key)?.error).to.equal(undefined)
    expect(session.store.getState().shown.devices.size).to.equal(1)
  })

  it('keeps the session of the same user even if the old token has expired', async () => {
    const current = await holding({ ...old, seam_cst1_new: jane })
    platform.on(SESSION, users({ seam_cst1_new: jane }))
    expect((await replaced(current)) === current).to.equal(true)
  })

  it('keeps the session of the same user even if the platform did not name the user at first', async () => {
    platform.on(SESSION, () => 'drop')
    const current = acquire(previous)
    await advance(1000)
    platform.on(SESSION, users({ ...old, seam_cst1_new: jane }))
    expect((await replaced(current)) === current).to.equal(true)
  })

  const rest: Record<string, object | null> = {
    'another user': { ...jane, user_identifier_key: 'john' },
    'a user of the same name in another workspace': { ...jane, workspace_id: 'other' },
    'a user without a name': { ...jane, user_identifier_key: null, client_session_id: 'session_2' }
  }
  for (const [who, session] of Object.entries(rest)) {
    it(`creates a new session for ${who}`, async () => {
      const current = await holding({ ...old, seam_cst1_new: session })
      const next = await replaced(current)
      await settled()
      expect(next.session === current.session).to.equal(false)
      expect(clientOf(current.session) === clientOf(next.session), 'the old one stays as it was').to.equal(false)
      expect(acquire(after).session === next.session).to.equal(true)
      expect(acquire(previous).session === current.session).to.equal(true)
    })
  }

  for (const nothing of [null, {}, { workspace_id: 'workspace' }]) {
    it(`never shares a session if its user is unnamed: ${JSON.stringify(nothing)}`, async () => {
      const current = await holding({ seam_cst1_old: nothing, seam_cst1_new: nothing })
      expect((await replaced(current)).session === current.session).to.equal(false)
    })
  }

  const failures: Record<string, Reply> = { 'is rejected': () => rejected(401), 'cannot be verified': () => 'drop' }
  for (const [what, reply] of Object.entries(failures)) {
    it(`keeps the old token if it ${what}`, async () => {
      const current = await holding(old)
      platform.on(SESSION, reply)
      platform.on('/workspaces/get', reply)
      const failing = rejection(current.renew(after))
      await advance(MINUTE)
      expect(await failing).to.be.an('error')
      platform.on(GET, () => deviceResponse(lock('front')))
      await clientOf(current.session)?.devices.get({ device_id: 'front' })
      expect(platform.last(GET).token).to.equal('seam_cst1_old')
      expect(acquire(previous).session === current.session).to.equal(true)
      expect(acquire(after).session === current.session).to.equal(false)
    })
  }

  it('is rejected without a request if it is malformed', async () => {
    const current = await holding(old)
    const requests = platform.arrivals.length
    const error = await rejection(current.renew({ clientSessionToken: 'seam_pk1_x' }))
    expect(isInvalidTokenError(error)).to.equal(true)
    expect(platform.arrivals).to.have.length(requests)
  })
})

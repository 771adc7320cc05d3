import { runMutation, takeSnapshot } from '../../src/core/actions/run-mutation.js'
import { accessCodeListQuery } from '../../src/features/access-codes/data/code-list-query.js'
import { operateLock } from '../../src/features/lock/operate-lock.js'
import { scheduleListQuery } from '../../src/features/schedule/data/schedule-queries.js'
import { empty, json } from '../client/recording-fetch.js'
import { everything, front, GET, LIST } from './device-reads.js'
import { deviceResponse, devicesResponse, lock, rejected } from './fake-platform.js'
import { createFakeCommandSource } from './gate/fake-command-source.js'
import { OFFERED } from './offered.js'
import { LOCK } from './open-door.js'
import { platform } from './page-platform.js'
import { acquire, onSharedSessions } from './shared-sessions.js'
import { advance, MINUTE, SECOND, settled } from './time.js'

const EXCHANGE = '/client_sessions/get_or_create'
const WORKSPACE = '/workspaces/get'
const SCHEDULES = '/thermostats/schedules/list'
const CODES = '/access_codes/list'
const schedules = scheduleListQuery('hallway')

const REFUSALS: Readonly<Record<string, () => Response>> = {
  '401': () => rejected(401, 'client_session_token_used_for_api_key'),
  '400': () => rejected(400, 'token_auth_not_accepted'),
  '403': () => rejected(403, 'forbidden'),
  '404 without JSON': () => empty(404)
}

onSharedSessions()

/** Opens the session of a user, whose tokens are numbered. */
async function openUser() {
  let issued = 0
  platform.on(EXCHANGE, () =>
    json({ client_session: { client_session_id: 'session', token: `seam_cst1_${(issued += 1)}` } })
  )
  const { session } = acquire({
    publishableKey: 'seam_pk1',
    userIdentifierKey: 'jane',
    endpoint: 'https://platform.test'
  })
  await settled()
  return { session, snapshot: (key: string) => session.store.getState().queries.get(key) }
}

/** Opens a session with a token, and returns a function that replaces the token by another one of the same user. */
async function openToken() {
  const endpoint = 'https://platform.test'
  platform.on('/client_sessions/get', () => json({ client_session: { user_identifier_key: 'jane' } }))
  const lease = acquire({ clientSessionToken: 'seam_cst1_first', endpoint })
  await settled()
  return {
    session: lease.session,
    snapshot: (key: string) => lease.session.store.getState().queries.get(key),
    async adopt() {
      expect(await lease.renew({ clientSessionToken: 'seam_cst1_second', endpoint })).to.equal(true)
    }
  }
}

describe('Refused query', () => {
  for (const [name, refusal] of Object.entries(REFUSALS)) {
    it(`costs one request and no session in five minutes of polling with status ${name}`, async () => {
      const { session, snapshot } = await openUser()
      platform.on(LIST, () => devicesResponse([lock('front')]))
      platform.on(SCHEDULES, refusal)
      session.observe(everything, true)
      session.observe(schedules, true)
      await advance(5 * MINUTE)
      expect(platform.at(SCHEDULES)).to.have.length(1)
      expect(platform.at(EXCHANGE)).to.have.length(1)
      expect(platform.at(WORKSPACE).length).to.be.at.most(1)
      expect(platform.at(LIST).length).to.be.at.least(5)
      expect(snapshot(schedules.key)?.error).to.include({ name: 'ApiError' })
    })

    it(`costs one request for the workspace if it is the only query, with status ${name}`, async () => {
      const { session } = await openUser()
      platform.on(SCHEDULES, refusal)
      session.observe(schedules, true)
      await advance(5 * MINUTE)
      const paths = platform.arrivals.map(({ path }) => path).filter((path) => !path.startsWith('/internal/'))
      expect(paths).to.deep.equal([EXCHANGE, SCHEDULES, WORKSPACE])
    })

    it(`is fetched again by refresh() with status ${name}`, async () => {
      const { session, snapshot } = await openUser()
      platform.on(SCHEDULES, refusal, () => json({ thermostat_schedules: [] }))
      const observer = session.observe(schedules, true)
      await advance(MINUTE)
      observer.forgetRefusal()
      await observer.refetch()
      expect(snapshot(schedules.key)?.error).to.equal(undefined)
      expect(platform.at(SCHEDULES)).to.have.length(2)
    })

    it(`is polled again with another session after status ${name}`, async () => {
      const { session, snapshot } = await openUser()
      platform.on(SCHEDULES, ({ token }) => (token === 'seam_cst1_2' ? json({ thermostat_schedules: [] }) : refusal()))
      platform.on(LIST, () => devicesResponse([lock('front')]))
      session.observe(everything, true)
      session.observe(schedules, true)
      await advance(30 * SECOND)
      const isNew = (token: string | null): boolean => token === 'seam_cst1_2'
      platform.on(LIST, ({ token }) =>
        isNew(token) ? devicesResponse([lock('front')]) : rejected(401, 'unauthorized')
      )
      platform.on(WORKSPACE, ({ token }) => (isNew(token) ? json({ workspace: {} }) : rejected(401, 'unauthorized')))
      await advance(3 * MINUTE)
      expect(platform.at(EXCHANGE)).to.have.length(2)
      expect(snapshot(schedules.key)?.error).to.equal(undefined)
    })
  }

  it('is not sent for other resources of the route', async () => {
    const { session, snapshot } = await openUser()
    platform.on(CODES, () => rejected(401, 'unauthorized'))
    const first = accessCodeListQuery('front')
    const second = accessCodeListQuery('back')
    session.observe(first, true)
    await settled()
    session.observe(second, true)
    await settled()
    expect(platform.at(CODES)).to.have.length(1)
    expect(snapshot(second.key)?.error).to.equal(snapshot(first.key)?.error)
  })

  it('does not keep other resources of the route from being fetched with status 403', async () => {
    const { session, snapshot } = await openUser()
    platform.on(CODES, ({ body }) =>
      body.device_id === 'front' ? rejected(403, 'forbidden') : json({ access_codes: [] })
    )
    session.observe(accessCodeListQuery('front'), true)
    await settled()
    const other = accessCodeListQuery('back')
    session.observe(other, true)
    await settled()
    expect(snapshot(other.key)).to.deep.include({ isComplete: true, error: undefined })
  })

  it('ends the retries of other resources of the route', async () => {
    const { session, snapshot } = await openUser()
    platform.on(CODES, ({ body }) => (body.device_id === 'front' ? rejected(429) : rejected(401, 'unauthorized')))
    const first = accessCodeListQuery('front')
    const second = accessCodeListQuery('back')
    session.observe(first, true)
    await settled()
    session.observe(second, true)
    await advance(MINUTE)
    expect(platform.at(CODES)).to.have.length(2)
    expect(snapshot(first.key)).to.deep.include({ isFetching: false, error: snapshot(second.key)?.error })
  })

  it('has one error for all of its route', async () => {
    const { session, snapshot } = await openUser()
    platform.on(CODES, () => rejected(401, 'unauthorized'))
    const queries = ['front', 'back', 'garage'].map((id) => accessCodeListQuery(id))
    for (const query of queries) session.observe(query, true)
    await settled()
    expect(new Set(queries.map(({ key }) => snapshot(key)?.error)).size).to.equal(1)
    expect(platform.at(WORKSPACE)).to.have.length(1)
  })

  for (const [name, refusal] of Object.entries(REFUSALS)) {
    it(`is fetched with a new token that was adopted before the response with status ${name}`, async () => {
      const { session, snapshot, adopt } = await openToken()
      platform.on(
        LIST,
        () => 'wait',
        () => devicesResponse([lock('front')])
      )
      session.observe(everything, true)
      await settled()
      await adopt()
      platform.last(LIST).respond(refusal())
      await settled()
      expect(snapshot(everything.key)).to.deep.include({ ids: ['front'], error: undefined })
      expect(platform.at(LIST).map(({ token }) => token)).to.deep.equal(['seam_cst1_first', 'seam_cst1_second'])
    })
  }

  for (const status of [400, 401]) {
    it(`is fetched with a new token that was adopted while the old one was checked, with status ${status}`, async () => {
      const { session, snapshot, adopt } = await openToken()
      platform.on(
        LIST,
        () => rejected(status, 'unauthorized'),
        () => devicesResponse([lock('front')])
      )
      platform.on(WORKSPACE, () => 'wait')
      session.observe(everything, true)
      await settled()
      await adopt()
      platform.last(WORKSPACE).respond(json({ workspace: {} }))
      await settled()
      expect(snapshot(everything.key)).to.deep.include({ ids: ['front'], error: undefined })
    })
  }

  it('stays refused when the page comes back', async () => {
    const { session } = await openUser()
    platform.on(SCHEDULES, () => rejected(401, 'unauthorized'))
    session.observe(schedules, true)
    await settled()
    await advance(10 * SECOND)
    session.revalidate()
    await settled()
    expect(platform.at(SCHEDULES)).to.have.length(1)
  })
})

describe('Refused command', () => {
  for (const [name, isLate] of [
    ['is no longer offered', false],
    ['stays offered if it was sent with a token that has been replaced', true]
  ] as const) {
    it(name, async () => {
      const { session, adopt } = await openToken()
      platform.on(GET, () => deviceResponse(lock('front', false)))
      session.observe(front, true)
      platform.on(LOCK, () => 'wait')
      await settled()
      const lockFront = operateLock.mutation({ device: lock('front', false), action: 'lock' })
      const source = createFakeCommandSource()
      const outcome = runMutation(lockFront, { source, snapshot: takeSnapshot(session, OFFERED) }, session)
      await settled()
      if (isLate) await adopt()
      platform.last(LOCK).respond(rejected(403, 'forbidden'))
      expect(await outcome).to.have.property('status', 'failed')
      expect(session.store.getState().refusedOperations.size).to.equal(isLate ? 0 : 1)
    })
  }
})

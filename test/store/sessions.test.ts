import { expect } from 'chai'
import { isInvalidOptionsError, isInvalidTokenError, isNetworkError, PlatformClient } from '../../src/platform/index.js'
import { deviceListQuery, deviceQuery } from '../../src/store/queries.js'
import { attributeName, findSessionFault, type SessionOptions } from '../../src/store/session-options.js'
import { acquireSession, replaceToken, type SessionLease } from '../../src/store/session-registry.js'
import type { Session } from '../../src/store/session.js'
import { json, rejection } from '../platform/recording-fetch.js'
import { fakePage } from './fake-page.js'
import { deviceAnswer, down, type FakePlatform, fakePlatform, lock, refused, type Reply } from './fake-platform.js'
import { openSession } from './open-session.js'
import { countTimers, onFakeClock, pass, settled } from './time.js'

const EXCHANGE = '/client_sessions/get_or_create'
const SESSION = '/client_sessions/get'
const GET = '/devices/get'
const MINUTE = 60_000
const SANDBOX_LATENCY = 150

const jane = { workspace_id: 'workspace', client_session_id: 'session_1', user_identifier_key: 'jane' }
const front = deviceQuery('front')

// It is fetched when it is asked for, which takes time of the real clock.
before(() => import('../../src/sandbox/index.js'))

let platform: FakePlatform
let leases: SessionLease[]
const given = globalThis.fetch

beforeEach(() => {
  platform = fakePlatform()
  globalThis.fetch = platform.fetch
  leases = []
})

afterEach(async () => {
  globalThis.fetch = given
  for (const lease of leases) lease.release()
  await pass(5 * MINUTE)
  expect(countTimers(), 'timers left behind').to.equal(0)
})

onFakeClock()

function acquire(options: SessionOptions): SessionLease {
  const lease = acquireSession(options, fakePage())
  leases.push(lease)
  return lease
}

const connectionOf = ({ store }: Session) => store.getState().connection
const clientOf = (session: Session) => {
  const connection = connectionOf(session)
  return connection.status === 'ready' ? connection.client : undefined
}

/** Answers as the platform does that knows who has which token. */
const users =
  (byToken: Record<string, object | null>): Reply =>
  ({ token }) => {
    const session = byToken[token ?? '']
    return session === undefined ? refused(401, 'unauthorized') : json({ client_session: session })
  }

const exchanged = (): Response => json({ client_session: { ...jane, token: 'seam_cst1_exchanged' } })

describe('Two elements', () => {
  const key: SessionOptions = { publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' }
  const token: SessionOptions = { clientSessionToken: 'seam_cst1_one' }

  const same: Record<string, [SessionOptions, SessionOptions]> = {
    'the same key and user': [key, { ...key }],
    'the same token': [token, { ...token }],
    'options that are named and left out': [token, { ...token, endpoint: undefined, sandbox: false }],
    'options in another order': [key, { userIdentifierKey: 'jane', publishableKey: 'seam_pk1_key' }],
    'the default product and the same by name': [token, { ...token, product: 'seam' }],
    'the endpoint of the platform, named and left out': [token, { ...token, endpoint: 'https://connect.getseam.com/' }],
    'an endpoint with and without a slash at its end': [
      { ...token, endpoint: 'https://platform.test/api' },
      { ...token, endpoint: 'https://platform.test/api/' }
    ]
  }
  for (const [what, [first, second]] of Object.entries(same)) {
    it(`share a session with ${what}`, () => {
      expect(acquire(first).session === acquire(second).session).to.equal(true)
    })
  }

  const different: Record<string, [SessionOptions, SessionOptions]> = {
    'another user': [key, { ...key, userIdentifierKey: 'john' }],
    'a user by name and none': [key, { publishableKey: 'seam_pk1_key' }],
    'another key': [key, { ...key, publishableKey: 'seam_pk1_other' }],
    'another token': [token, { clientSessionToken: 'seam_cst1_other' }],
    'another endpoint': [token, { ...token, endpoint: 'https://platform.test' }],
    'another product': [token, { ...token, product: 'acme' }],
    'another workspace': [
      { consoleSessionToken: 'ey.1', workspaceId: 'a' },
      { consoleSessionToken: 'ey.1', workspaceId: 'b' }
    ],
    'another prefix but no client, which the prefix is for': [
      { ...token, queryKeyPrefix: 'mine' },
      { clientSessionToken: 'seam_cst1_other', queryKeyPrefix: 'mine' }
    ],
    'a key that looks like another user’s token': [
      { publishableKey: 'seam_pk1_key', userIdentifierKey: 'x' },
      { publishableKey: 'seam_pk1_key","userIdentifierKey":"x' }
    ]
  }
  for (const [what, [first, second]] of Object.entries(different)) {
    it(`never share a session with ${what}`, () => {
      expect(acquire(first).session === acquire(second).session).to.equal(false)
    })
  }

  it('with the same client share a session, with another client they do not', () => {
    const { client } = platform
    expect(acquire({ client }).session === acquire({ client }).session).to.equal(true)
    expect(acquire({ client: fakePlatform().client }).session === acquire({ client }).session).to.equal(false)
  })

  it('with the same client and another prefix have sessions of their own', () => {
    const { client } = platform
    const sessions = [{ client }, { client, queryKeyPrefix: 'a' }, { client, queryKeyPrefix: 'b' }]
    expect(new Set(sessions.map((options) => acquire(options).session)).size).to.equal(3)
    expect(acquire({ client, queryKeyPrefix: 'a' }).session === acquire({ client, queryKeyPrefix: 'a' }).session).to.equal(true)
  })

  it('with one prefix and two clients are refused', () => {
    acquire({ client: platform.client, queryKeyPrefix: 'mine' })
    expect(() => acquire({ client: fakePlatform().client, queryKeyPrefix: 'mine' })).to.throw().and.satisfy(isInvalidOptionsError)
  })

  it('with one prefix do not share what one of them has no client for', () => {
    const ofClient = acquire({ client: platform.client, queryKeyPrefix: 'mine' })
    expect(acquire({ ...token, queryKeyPrefix: 'mine' }).session === ofClient.session).to.equal(false)
  })

  it('with one prefix may have two clients one after the other', async () => {
    const first = acquireSession({ client: platform.client, queryKeyPrefix: 'mine' }, fakePage())
    await settled()
    first.session.observe(front, true)
    await settled()
    first.release()
    const { client } = fakePlatform()
    const second = acquire({ client, queryKeyPrefix: 'mine' })
    await settled()
    expect(second.session === first.session).to.equal(false)
    expect(clientOf(second.session) === client).to.equal(true)
    expect(platform.last(GET).signal.aborted).to.equal(true)
  })

  it('with an empty prefix have their clients’ sessions', () => {
    const { client } = platform
    expect(acquire({ client, queryKeyPrefix: '' }).session === acquire({ client }).session).to.equal(true)
  })

  it('find each other on the page, not in the module, so that two copies of it share', () => {
    const { session } = acquire(token)
    const registry: unknown = Reflect.get(globalThis, Symbol.for('latchkey.sessions.2'))
    expect(registry).to.be.instanceOf(Map)
    expect([...Object(registry).values()].map(({ session }: SessionLease) => session)).to.include(session)
  })
})

describe('A session that nobody uses any more', () => {
  it('is one that the last of several has released', async () => {
    const options = { client: platform.client }
    const first = acquire(options)
    acquire(options)
    await settled()
    first.release()
    first.release()
    await pass(10 * MINUTE)
    expect(acquire(options).session === first.session, 'one still uses it').to.equal(true)
  })

  it('is taken up again within five minutes', async () => {
    const options = { client: platform.client }
    const first = acquire(options)
    first.release()
    await pass(5 * MINUTE - 1)
    const second = acquire(options)
    await pass(10 * MINUTE)
    expect(second.session === first.session).to.equal(true)
    expect(connectionOf(second.session).status).to.equal('ready')
  })

  it('is another one after five minutes, and what it had is gone', async () => {
    const options = { client: platform.client }
    const first = acquire(options)
    await settled()
    platform.on(GET, () => deviceAnswer(lock('front')))
    first.session.observe(front, true)
    await settled()
    first.release()
    await pass(5 * MINUTE)
    expect(first.session.store.getState().confirmed.devices.size).to.equal(0)
    expect(countTimers()).to.equal(0)
    expect(acquire(options).session === first.session).to.equal(false)
  })
})

describe('Connecting', () => {
  it('makes the client of each kind of credential', async () => {
    platform.on(EXCHANGE, exchanged)
    platform.on(SESSION, () => json({ client_session: jane }))
    platform.on(GET, () => deviceAnswer(lock('front')))
    const kinds: SessionOptions[] = [
      { publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' },
      { clientSessionToken: 'seam_cst1_one' },
      { consoleSessionToken: 'ey.console', workspaceId: 'workspace' },
      { clientSessionToken: 'acme_cst1_one', product: 'acme', endpoint: 'https://acme.test' }
    ]
    const sent: (string | null)[] = []
    for (const options of kinds) {
      const { session } = await openSession(options)
      await clientOf(session)?.devices.get({ device_id: 'front' })
      sent.push(platform.last(GET).token)
    }
    expect(sent).to.deep.equal(['seam_cst1_exchanged', 'seam_cst1_one', null, 'seam_cst1_one'.replace('seam', 'acme')])
    expect(platform.at(EXCHANGE).map(({ body }) => body)).to.deep.equal([{ user_identifier_key: 'jane' }])
  })

  it('is tried three times more while the network is away: after 1, 2 and 4 seconds', async () => {
    platform.on(EXCHANGE, () => 'drop')
    const { session } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
    const seen: unknown[] = []
    for (const pause of [1000, 2000, 4000]) {
      seen.push([platform.at(EXCHANGE).length, connectionOf(session)])
      await pass(pause)
    }
    expect(seen).to.deep.equal([1, 2, 3].map((count) => [count, { status: 'connecting', failureCount: count }]))
    expect(platform.at(EXCHANGE)).to.have.length(4)
    expect(connectionOf(session).status).to.equal('failed')
    expect(isNetworkError(Object(connectionOf(session)).error)).to.equal(true)
  })

  it('is tried again after an outage, and then goes on with what was asked for meanwhile', async () => {
    platform.on(EXCHANGE, down, exchanged)
    platform.on(GET, () => deviceAnswer(lock('front')))
    const { session, shown } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
    session.observe(front, true)
    await pass(1000)
    expect(connectionOf(session).status).to.equal('ready')
    expect(shown('front')).not.to.equal(undefined)
  })

  it('too often is tried again by the client alone, after the pause that the platform wants', async () => {
    platform.on(EXCHANGE, () => json({ error: { type: 'too_many' } }, 429, { 'retry-after': '20' }))
    const { session } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
    await pass(19_999)
    expect(platform.at(EXCHANGE)).to.have.length(1)
    await pass(10 * MINUTE)
    expect(platform.at(EXCHANGE)).to.have.length(3)
    expect(connectionOf(session).status).to.equal('failed')
  })

  it('with a key that is refused is not tried again, until a person wants it', async () => {
    platform.on(EXCHANGE, () => refused(401), exchanged)
    const { session } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
    await pass(MINUTE)
    expect(platform.at(EXCHANGE)).to.have.length(1)
    expect(connectionOf(session)).to.have.nested.property('error.statusCode', 401)
    session.reconnect()
    expect(connectionOf(session)).to.deep.equal({ status: 'connecting', failureCount: 0 })
    await settled()
    expect(connectionOf(session).status).to.equal('ready')
  })

  it('is tried at once when a person does not want to wait, and not twice', async () => {
    platform.on(EXCHANGE, () => 'drop', exchanged)
    const { session } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
    session.reconnect()
    session.reconnect()
    await settled()
    expect(connectionOf(session).status).to.equal('ready')
    session.reconnect()
    await pass(MINUTE)
    expect(platform.at(EXCHANGE)).to.have.length(2)
  })

  it('that the network kept from being made is tried again when the page is back online, or seen again', async () => {
    platform.on(EXCHANGE, () => 'drop')
    const { session, page } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
    await pass(MINUTE)
    expect(platform.at(EXCHANGE)).to.have.length(4)
    page.goOffline()
    page.hide()
    page.goOnline()
    await pass(MINUTE)
    expect(platform.at(EXCHANGE), 'not while nobody sees it').to.have.length(4)
    platform.on(EXCHANGE, exchanged)
    page.show()
    await settled()
    expect(connectionOf(session).status).to.equal('ready')
  })

  it('that was refused is not tried again when the page is seen again', async () => {
    platform.on(EXCHANGE, () => refused(401))
    const { page } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
    page.hide()
    page.show()
    await pass(MINUTE)
    expect(platform.at(EXCHANGE)).to.have.length(1)
  })

  it('with a key of the wrong form fails without a request', async () => {
    const { session } = await openSession({ clientSessionToken: 'seam_pk1_key' })
    expect(isInvalidTokenError(Object(connectionOf(session)).error)).to.equal(true)
    expect(platform.arrivals).to.have.length(0)
  })

  it('to the sandbox needs nothing, whatever product and key are named beside it', async () => {
    for (const options of [{}, { product: 'acme' }, { product: 'acme', publishableKey: 'acme_pk1_key' }]) {
      const { session } = acquire({ ...options, sandbox: true })
      await pass(SANDBOX_LATENCY)
      expect(clientOf(session)?.clientSession?.user_identifier_key).to.equal('sandbox_user')
    }
    expect(platform.arrivals).to.have.length(0)
  })

  it('to the sandbox reaches one platform for all users of the page', async () => {
    const sessions = ['jane', 'john'].map((userIdentifierKey) => acquire({ sandbox: true, userIdentifierKey }).session)
    await pass(SANDBOX_LATENCY)
    const [first, second] = sessions.map(clientOf)
    expect(first).not.to.equal(second)
    const listing = first?.devices.list({ limit: 1 }).execute()
    await pass(SANDBOX_LATENCY)
    const [{ device_id } = { device_id: '' }] = (await listing) ?? []
    const renaming = first?.devices.update({ device_id, name: 'Renamed by Jane' }).execute()
    await pass(SANDBOX_LATENCY)
    await renaming
    const reading = second?.devices.get({ device_id }).execute()
    await pass(SANDBOX_LATENCY)
    expect((await reading)?.properties?.name).to.equal('Renamed by Jane')
  })
})

describe('A new session token', () => {
  const before: SessionOptions = { clientSessionToken: 'seam_cst1_old', endpoint: 'https://platform.test' }
  const after: SessionOptions = { ...before, clientSessionToken: 'seam_cst1_new' }
  const old = { seam_cst1_old: jane }

  async function holding(byToken: Record<string, object | null>): Promise<SessionLease> {
    platform.on(SESSION, users(byToken))
    const lease = acquire(before)
    await settled()
    return lease
  }

  async function replaced(current: SessionLease): Promise<SessionLease> {
    const next = await replaceToken(current, before, after, fakePage())
    leases.push(next)
    return next
  }

  it('of the same user goes on with the session, its store and its client', async () => {
    const current = await holding({ ...old, seam_cst1_new: { ...jane, client_session_id: 'session_2' } })
    const { session } = current
    platform.on(GET, () => deviceAnswer(lock('front')))
    session.observe(front, true)
    await settled()
    const client = clientOf(session)
    expect(await replaced(current) === current).to.equal(true)
    expect(clientOf(session) === client).to.equal(true)
    expect(session.store.getState().shown.devices.size).to.equal(1)
    await client?.devices.get({ device_id: 'front' })
    expect(platform.last(GET).token).to.equal('seam_cst1_new')
    expect(acquire(after).session === session, 'also for elements that come with the new one').to.equal(true)
    expect(acquire(before).session === session).to.equal(true)
  })

  it('of the same user reads again at once what the old one could no longer', async () => {
    const current = await holding({ ...old, seam_cst1_new: jane })
    const { session } = current
    platform.on(GET, ({ token }) => (token === 'seam_cst1_new' ? deviceAnswer(lock('front')) : refused(401)))
    session.observe(front, true)
    await settled()
    expect(session.store.getState().queries.get(front.key)).to.have.nested.property('error.statusCode', 401)
    await replaced(current)
    await settled()
    expect(session.store.getState().queries.get(front.key)?.error).to.equal(undefined)
    expect(session.store.getState().shown.devices.size).to.equal(1)
  })

  it('of the same user goes on, though the old one has expired by then', async () => {
    const current = await holding({ ...old, seam_cst1_new: jane })
    platform.on(SESSION, users({ seam_cst1_new: jane }))
    expect(await replaced(current) === current).to.equal(true)
  })

  it('of the same user goes on, though the platform did not say at first who that is', async () => {
    platform.on(SESSION, () => 'drop')
    const current = acquire(before)
    await pass(1000)
    platform.on(SESSION, users({ ...old, seam_cst1_new: jane }))
    expect(await replaced(current) === current).to.equal(true)
  })

  const others: Record<string, object | null> = {
    'another user': { ...jane, user_identifier_key: 'john' },
    'a user of the same name in another workspace': { ...jane, workspace_id: 'other' },
    'a user without a name': { ...jane, user_identifier_key: null, client_session_id: 'session_2' }
  }
  for (const [who, session] of Object.entries(others)) {
    it(`of ${who} begins a session anew`, async () => {
      const current = await holding({ ...old, seam_cst1_new: session })
      const next = await replaced(current)
      await settled()
      expect(next.session === current.session).to.equal(false)
      expect(clientOf(current.session) === clientOf(next.session), 'the old one stays as it was').to.equal(false)
      expect(acquire(after).session === next.session).to.equal(true)
      expect(acquire(before).session === current.session).to.equal(true)
    })
  }

  for (const nothing of [null, {}, { workspace_id: 'workspace' }]) {
    it(`of somebody whom the platform does not name never shares: ${JSON.stringify(nothing)}`, async () => {
      const current = await holding({ seam_cst1_old: nothing, seam_cst1_new: nothing })
      expect((await replaced(current)).session === current.session).to.equal(false)
    })
  }

  const failures: Record<string, Reply> = { 'is refused': () => refused(401), 'cannot be verified': () => 'drop' }
  for (const [what, reply] of Object.entries(failures)) {
    it(`that ${what} leaves the old one in place`, async () => {
      const current = await holding(old)
      platform.on(SESSION, reply)
      const failing = rejection(replaceToken(current, before, after, fakePage()))
      await pass(MINUTE)
      expect(await failing).to.be.an('error')
      platform.on(GET, () => deviceAnswer(lock('front')))
      await clientOf(current.session)?.devices.get({ device_id: 'front' })
      expect(platform.last(GET).token).to.equal('seam_cst1_old')
      expect(acquire(before).session === current.session).to.equal(true)
      expect(acquire(after).session === current.session).to.equal(false)
    })
  }

  it('of the wrong form is refused without a request', async () => {
    const current = await holding(old)
    const requests = platform.arrivals.length
    const error = await rejection(replaceToken(current, before, { clientSessionToken: 'seam_pk1_x' }, fakePage()))
    expect(isInvalidTokenError(error)).to.equal(true)
    expect(platform.arrivals).to.have.length(requests)
  })
})

describe('The options of a session', () => {
  const client = PlatformClient.fromClientSessionToken('seam_cst1_one')
  const all: SessionOptions = {
    client,
    publishableKey: 'seam_pk1_key',
    userIdentifierKey: 'jane',
    clientSessionToken: 'seam_cst1_one',
    consoleSessionToken: 'ey.console',
    workspaceId: 'workspace',
    sandbox: true
  }
  const pick = (...names: (keyof SessionOptions)[]): SessionOptions =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.some((wanted) => wanted === name)))

  const allowed: (keyof SessionOptions)[][] = [
    ['client'],
    ['publishableKey'],
    ['publishableKey', 'userIdentifierKey'],
    ['clientSessionToken'],
    ['consoleSessionToken', 'workspaceId'],
    ['sandbox'],
    ['sandbox', 'publishableKey', 'userIdentifierKey']
  ]
  for (const names of allowed) {
    it(`may be ${names.join(' and ')}`, () => {
      expect(findSessionFault({ ...pick(...names), endpoint: 'https://platform.test', product: 'seam' })).to.equal(undefined)
    })
  }

  const excluded: [keyof SessionOptions, keyof SessionOptions][] = [
    ['client', 'publishableKey'],
    ['client', 'clientSessionToken'],
    ['client', 'userIdentifierKey'],
    ['client', 'consoleSessionToken'],
    ['client', 'workspaceId'],
    ['publishableKey', 'clientSessionToken'],
    ['publishableKey', 'consoleSessionToken'],
    ['publishableKey', 'workspaceId'],
    ['clientSessionToken', 'userIdentifierKey'],
    ['clientSessionToken', 'consoleSessionToken'],
    ['clientSessionToken', 'workspaceId'],
    ['consoleSessionToken', 'userIdentifierKey'],
    ['sandbox', 'client'],
    ['sandbox', 'clientSessionToken'],
    ['sandbox', 'consoleSessionToken']
  ]
  for (const [option, other] of excluded) {
    it(`cannot be ${option} beside ${other}`, () => {
      const fault = findSessionFault(pick(option, other))
      expect(isInvalidOptionsError(fault?.error)).to.equal(true)
      expect([option, other]).to.include(fault?.option)
      expect(fault?.error.message).to.contain(attributeName(option)).and.to.contain(attributeName(other))
      expect(fault?.error.message).not.to.match(/seam_|ey\.console|jane/)
    })
  }

  it('cannot be a console session without its workspace', () => {
    expect(findSessionFault(pick('consoleSessionToken'))).to.have.property('option', 'workspaceId')
  })

  for (const names of [[], ['userIdentifierKey'], ['workspaceId']] satisfies (keyof SessionOptions)[][]) {
    it(`cannot be ${names.join() || 'nothing'} alone`, () => {
      const fault = findSessionFault({ ...pick(...names), product: 'acme' })
      expect(fault?.error.message).to.equal(
        'Must provide either a acme client, clientSessionToken, publishableKey or consoleSessionToken.'
      )
    })
  }

  it('that are empty are not there', () => {
    expect(findSessionFault({ publishableKey: '', clientSessionToken: 'seam_cst1_one', workspaceId: '' })).to.equal(undefined)
  })

  it('are named as attributes', () => {
    expect(attributeName('userIdentifierKey')).to.equal('user-identifier-key')
    expect(attributeName('endpoint')).to.equal('endpoint')
  })
})

describe('The queries of two sessions', () => {
  it('do not know of each other', async () => {
    const first = await openSession()
    const second = await openSession()
    for (const { session } of [first, second]) session.observe(deviceListQuery({}), true)
    for (const { session } of [first, second]) session.observe(front, true)
    await settled()
    first.platform.last(GET).answer(deviceAnswer(lock('front', true, 'Of the first')))
    await settled()
    expect(second.platform.at(GET)).to.have.length(1)
    expect(second.shown('front')).to.equal(undefined)
  })
})

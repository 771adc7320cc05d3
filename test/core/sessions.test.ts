import { isInvalidOptionsError } from '../../src/client/index.js'
import type { SessionOptions } from '../../src/core/session/session-options.js'
import { acquireSession, type SessionLease } from '../../src/core/session/session-registry.js'
import { everything, front, GET } from './device-reads.js'
import { fakePage } from './fake-page.js'
import { deviceResponse, fakePlatform, lock } from './fake-platform.js'
import { openSession } from './open-session.js'
import { platform } from './page-platform.js'
import { acquire, clientOf, connectionOf, createSubscriber, onSharedSessions } from './shared-sessions.js'
import { advance, countTimers, MINUTE, settled } from './time.js'

onSharedSessions()

describe('Two elements', () => {
  const key: SessionOptions = { publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' }
  const token: SessionOptions = { clientSessionToken: 'seam_cst1_one' }

  const same: Record<string, [SessionOptions, SessionOptions]> = {
    'the same key and user': [key, { ...key }],
    'the same key and no user': [{ publishableKey: 'seam_pk1_key' }, { publishableKey: 'seam_pk1_key' }],
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

  it('share a session if they have the same client', () => {
    const { client } = platform
    expect(acquire({ client }).session === acquire({ client }).session).to.equal(true)
    expect(acquire({ client: fakePlatform().client }).session === acquire({ client }).session).to.equal(false)
  })

  it('have separate sessions if they have the same client and different prefixes', () => {
    const { client } = platform
    const sessions = [{ client }, { client, queryKeyPrefix: 'a' }, { client, queryKeyPrefix: 'b' }]
    expect(new Set(sessions.map((options) => acquire(options).session)).size).to.equal(3)
    expect(
      acquire({ client, queryKeyPrefix: 'a' }).session === acquire({ client, queryKeyPrefix: 'a' }).session
    ).to.equal(true)
  })

  it('are rejected if they have one prefix and two clients', () => {
    acquire({ client: platform.client, queryKeyPrefix: 'mine' })
    expect(() => acquire({ client: fakePlatform().client, queryKeyPrefix: 'mine' }))
      .to.throw()
      .and.satisfy(isInvalidOptionsError)
  })

  it('do not share a session if they have the same prefix and only one has a client', () => {
    const ofClient = acquire({ client: platform.client, queryKeyPrefix: 'mine' })
    expect(acquire({ ...token, queryKeyPrefix: 'mine' }).session === ofClient.session).to.equal(false)
  })

  it('can use one prefix with two clients one after the other', async () => {
    const first = acquireSession({ client: platform.client, queryKeyPrefix: 'mine' }, fakePage(), createSubscriber())
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

  it('use the session of the client if the prefix is empty', () => {
    const { client } = platform
    expect(acquire({ client, queryKeyPrefix: '' }).session === acquire({ client }).session).to.equal(true)
  })

  it('find each other in a page-wide registry, so that two copies of the bundle share sessions', () => {
    const { session } = acquire(token)
    const registry: unknown = Reflect.get(globalThis, Symbol.for('latchkey.sessions.9'))
    expect([...Object(registry).sessions.values()].map(({ session }: SessionLease) => session)).to.include(session)
  })
})

describe('Session without users', () => {
  it('ends only after its last user has released it', async () => {
    const options = { client: platform.client }
    const first = acquire(options)
    acquire(options)
    await settled()
    first.release()
    first.release()
    await advance(10 * MINUTE)
    expect(acquire(options).session === first.session, 'one still uses it').to.equal(true)
  })

  it('is reused within five minutes', async () => {
    const options = { client: platform.client }
    const first = acquire(options)
    first.release()
    await advance(5 * MINUTE - 1)
    const second = acquire(options)
    await advance(10 * MINUTE)
    expect(second.session === first.session).to.equal(true)
    expect(connectionOf(second.session).status).to.equal('ready')
  })

  it('is replaced by a new session without its data after five minutes', async () => {
    const options = { client: platform.client }
    const first = acquire(options)
    await settled()
    platform.on(GET, () => deviceResponse(lock('front')))
    first.session.observe(front, true)
    await settled()
    first.release()
    await advance(5 * MINUTE)
    expect(first.session.store.getState().confirmed.devices.size).to.equal(0)
    expect(countTimers()).to.equal(0)
    expect(acquire(options).session === first.session).to.equal(false)
  })
})

describe('Queries of two sessions', () => {
  it('are independent of each other', async () => {
    const first = await openSession()
    const second = await openSession()
    for (const { session } of [first, second]) session.observe(everything, true)
    for (const { session } of [first, second]) session.observe(front, true)
    await settled()
    first.platform.last(GET).respond(deviceResponse(lock('front', true, 'Of the first')))
    await settled()
    expect(second.platform.at(GET)).to.have.length(1)
    expect(second.shown('front')).to.equal(undefined)
  })
})

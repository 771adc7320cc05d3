import { isInvalidTokenError, isNetworkError } from '../../src/client/index.js'
import type { SessionOptions } from '../../src/core/session/session-options.js'
import { json } from '../client/recording-fetch.js'
import { until } from '../settled.js'
import { front, GET } from './device-reads.js'
import { deviceResponse, down, lock, rejected } from './fake-platform.js'
import { openSession } from './open-session.js'
import { platform } from './page-platform.js'
import { acquire, clientOf, connectionOf, onSharedSessions } from './shared-sessions.js'
import { advance, countTimers, MINUTE, settled } from './time.js'

const EXCHANGE = '/client_sessions/get_or_create'
const SANDBOX_LATENCY = 150

const jane = { workspace_id: 'workspace', client_session_id: 'session_1', user_identifier_key: 'jane' }

/** Waits until the given number of sessions have a response from the sandbox. */
async function reachSandbox(sessions = 1): Promise<void> {
  await until(() => countTimers() === 2 * sessions)
  await advance(SANDBOX_LATENCY)
}

const exchanged = (): Response => json({ client_session: { ...jane, token: 'seam_cst1_exchanged' } })

// The sandbox is imported lazily, which takes real time.
before(() => import('../../src/sandbox/index.js'))

onSharedSessions()

describe('Connection', () => {
  it('creates the client for each kind of credential', async () => {
    platform.on(EXCHANGE, exchanged)
    platform.on('/client_sessions/get', () => json({ client_session: jane }))
    platform.on(GET, () => deviceResponse(lock('front')))
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

  it('is retried three times during a network failure: after 1, 2 and 4 seconds', async () => {
    platform.on(EXCHANGE, () => 'drop')
    const { session } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
    const seen: unknown[] = []
    for (const pause of [1000, 2000, 4000]) {
      seen.push([platform.at(EXCHANGE).length, connectionOf(session)])
      await advance(pause)
    }
    expect(seen).to.deep.equal([1, 2, 3].map((count) => [count, { status: 'connecting', failureCount: count }]))
    expect(platform.at(EXCHANGE)).to.have.length(4)
    expect(connectionOf(session).status).to.equal('failed')
    expect(isNetworkError(Object(connectionOf(session)).error)).to.equal(true)
  })

  it('is retried after an outage, and then sends the queries requested meanwhile', async () => {
    platform.on(EXCHANGE, down, exchanged)
    platform.on(GET, () => deviceResponse(lock('front')))
    const { session, shown } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
    session.observe(front, true)
    await advance(1000)
    expect(connectionOf(session).status).to.equal('ready')
    expect(shown('front')).not.to.equal(undefined)
  })

  it('leaves the retry of a 429 response to the client, which waits as long as the platform requires', async () => {
    platform.on(EXCHANGE, () => json({ error: { type: 'too_many' } }, 429, { 'retry-after': '10' }))
    const { session } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
    await advance(9999)
    expect(platform.at(EXCHANGE)).to.have.length(1)
    await advance(10 * MINUTE)
    expect(platform.at(EXCHANGE)).to.have.length(3)
    expect(connectionOf(session).status).to.equal('failed')
  })

  it('is not retried automatically if the key is rejected, but the user can retry', async () => {
    platform.on(EXCHANGE, () => rejected(401), exchanged)
    const { session } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
    await advance(MINUTE)
    expect(platform.at(EXCHANGE)).to.have.length(1)
    expect(connectionOf(session)).to.have.nested.property('error.statusCode', 401)
    session.reconnect()
    expect(connectionOf(session)).to.deep.equal({ status: 'connecting', failureCount: 0 })
    await settled()
    expect(connectionOf(session).status).to.equal('ready')
  })

  it('is retried at once, and only once, when the user presses "Try again"', async () => {
    platform.on(EXCHANGE, () => 'drop', exchanged)
    const { session } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
    session.reconnect()
    session.reconnect()
    await settled()
    expect(connectionOf(session).status).to.equal('ready')
    session.reconnect()
    await advance(MINUTE)
    expect(platform.at(EXCHANGE)).to.have.length(2)
  })

  it('is retried after a network failure when the page is online or visible again', async () => {
    platform.on(EXCHANGE, () => 'drop')
    const { session, page } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
    await advance(MINUTE)
    expect(platform.at(EXCHANGE)).to.have.length(4)
    page.goOffline()
    page.hide()
    page.goOnline()
    await advance(MINUTE)
    expect(platform.at(EXCHANGE), 'not while it is hidden').to.have.length(4)
    platform.on(EXCHANGE, exchanged)
    page.show()
    await settled()
    expect(connectionOf(session).status).to.equal('ready')
  })

  it('is not retried after a rejection when the page is visible again', async () => {
    platform.on(EXCHANGE, () => rejected(401))
    const { page } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
    page.hide()
    page.show()
    await advance(MINUTE)
    expect(platform.at(EXCHANGE)).to.have.length(1)
  })

  it('fails without a request if the key is malformed', async () => {
    const { session } = await openSession({ clientSessionToken: 'seam_pk1_key' })
    expect(isInvalidTokenError(Object(connectionOf(session)).error)).to.equal(true)
    expect(platform.arrivals).to.have.length(0)
  })

  it('needs no credentials for the sandbox, whatever product and key are set', async () => {
    for (const options of [{}, { product: 'acme' }, { product: 'acme', publishableKey: 'acme_pk1_key' }]) {
      const { session } = acquire({ ...options, sandbox: true })
      await reachSandbox()
      expect(clientOf(session)?.clientSession?.user_identifier_key).to.equal('sandbox_user')
    }
    expect(platform.arrivals).to.have.length(0)
  })

  it('uses one sandbox for all users of the page', async () => {
    const sessions = ['jane', 'john'].map((userIdentifierKey) => acquire({ sandbox: true, userIdentifierKey }).session)
    await reachSandbox(2)
    const [first, second] = sessions.map(clientOf)
    expect(first).not.to.equal(second)
    const listing = first?.devices.list({ limit: 1 }).execute()
    await advance(SANDBOX_LATENCY)
    const [{ device_id } = { device_id: '' }] = (await listing) ?? []
    const renaming = first?.devices.update({ device_id, name: 'Renamed by Jane' }).execute()
    await advance(SANDBOX_LATENCY)
    await renaming
    const reading = second?.devices.get({ device_id }).execute()
    await advance(SANDBOX_LATENCY)
    expect((await reading)?.properties?.name).to.equal('Renamed by Jane')
  })
})

import { isNetworkError, PlatformClient } from '../../src/client/index.js'
import { hangingFetch } from '../client/recording-fetch.js'
import { everything, front, GET, LIST } from './device-reads.js'
import { deviceResponse, devicesResponse, fakePlatform, lock, succeeded } from './fake-platform.js'
import { LOCK, locking, openDoor, renaming, UPDATE } from './open-door.js'
import { openSession } from './open-session.js'
import { send } from './send.js'
import { advance, countTimers, onFakeClock, SECOND, settled } from './time.js'

const isTimeout = (error: unknown): boolean => isNetworkError(error) && error.isTimeout

onFakeClock()

describe('Query without a response', () => {
  it('fails after 30 seconds, and is not retried automatically', async () => {
    const { session, platform, standing } = await openSession()
    session.observe(everything, true)
    await advance(30 * SECOND - 1)
    expect(standing(everything)).to.include({ isFetching: true, failureCount: 0 })
    await advance(1)
    expect(isTimeout(standing(everything).error)).to.equal(true)
    expect(standing(everything).isFetching).to.equal(false)
    expect(platform.last(LIST).signal.aborted).to.equal(true)
    await advance(30 * SECOND)
    expect(platform.at(LIST)).to.have.length(1)
  })

  it('is still polled, and a response removes the error', async () => {
    const { session, platform, standing, shown } = await openSession()
    platform.on(
      GET,
      () => deviceResponse(lock('front', true)),
      () => 'wait',
      () => deviceResponse(lock('front', false))
    )
    session.observe(front, true)
    await advance(60 * SECOND)
    expect(isTimeout(standing(front).error)).to.equal(true)
    expect(shown('front')?.properties?.locked, 'the last good answer').to.equal(true)
    await advance(30 * SECOND)
    expect(standing(front).error).to.equal(undefined)
    expect(shown('front')?.properties?.locked).to.equal(false)
  })

  it('is refetched by hand, and when the page is hidden and shown', async () => {
    const { session, platform, page } = await openSession()
    const observer = session.observe(everything, true)
    await advance(30 * SECOND)
    void observer.fetch()
    await settled()
    expect(platform.at(LIST)).to.have.length(2)
    await advance(30 * SECOND)
    page.hide()
    page.show()
    await settled()
    expect(platform.at(LIST)).to.have.length(3)
  })

  it('times out on any page of a list, and keeps the pages that were loaded', async () => {
    const { session, platform, standing } = await openSession()
    platform.on(
      LIST,
      () => devicesResponse([lock('front')], 'second page'),
      () => 'wait'
    )
    session.observe(everything, true)
    await advance(29 * SECOND)
    expect(standing(everything)).to.deep.include({ ids: ['front'], isFetching: true })
    await advance(SECOND)
    expect(isTimeout(standing(everything).error)).to.equal(true)
    expect(standing(everything).ids).to.deep.equal(['front'])
  })

  it('times out even if the client of the host ignores both signal and timeout', async () => {
    const client = PlatformClient.fromClientSessionToken('seam_cst1_deaf', { fetch: hangingFetch })
    const { session, standing } = await openSession({ client, timeout: 5000 })
    session.observe(front, false).fetch()
    await advance(5000)
    expect(isTimeout(standing(front).error)).to.equal(true)
    expect(countTimers()).to.equal(0)
  })

  it('times out after the timeout option of the session', async () => {
    const platform = fakePlatform()
    const { session, standing } = await openSession({ client: platform.client, timeout: 1500 })
    session.observe(front, true)
    await advance(1499)
    expect(standing(front).isFetching).to.equal(true)
    await advance(1)
    expect(isTimeout(standing(front).error)).to.equal(true)
  })
})

describe('Mutation without a response', () => {
  it('fails after 30 seconds, frees its key and refetches the device', async () => {
    const open = await openDoor(false)
    const { outcome } = open.begin(locking(open))
    await advance(29 * SECOND)
    expect([open.locked(), open.pending().length]).to.deep.equal([false, 1])
    const reads = open.platform.at(GET).length
    await advance(SECOND)
    expect(isTimeout(outcome())).to.equal(true)
    expect([open.locked(), open.pending().length]).to.deep.equal([false, 0])
    expect(open.platform.last(LOCK).signal.aborted).to.equal(true)
    expect(open.platform.at(LOCK), 'it is not sent again').to.have.length(1)
    expect(open.platform.at(GET).length).to.be.greaterThan(reads)
    open.platform.on(UPDATE, succeeded)
    expect(await send(open.session, renaming(open, 'Main door'))).to.have.property('response')
  })
})

describe('Connection without a response', () => {
  const given = globalThis.fetch
  afterEach(() => {
    globalThis.fetch = given
  })

  it('fails after 30 seconds, and is retried by hand or when the page is shown again', async () => {
    const { fetch, arrivals } = fakePlatform()
    globalThis.fetch = fetch
    const { session, page } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
    await advance(29 * SECOND)
    expect(session.store.getState().connection.status).to.equal('connecting')
    await advance(SECOND)
    const { connection } = session.store.getState()
    expect(connection.status === 'failed' && isTimeout(connection.error)).to.equal(true)
    expect(arrivals[0]?.signal.aborted).to.equal(true)
    expect(arrivals).to.have.length(1)
    session.reconnect()
    await settled()
    expect(arrivals).to.have.length(2)
    await advance(30 * SECOND)
    page.hide()
    page.show()
    await settled()
    expect(arrivals).to.have.length(3)
  })

  it('rejects requests that wait for it', async () => {
    const { session } = await openSession()
    let failure: unknown
    session
      .request(({ devices }, options) => devices.get({ device_id: 'front' }, options))
      .catch((error: unknown) => {
        failure = error
      })
    await advance(30 * SECOND)
    expect(isTimeout(failure)).to.equal(true)
  })
})

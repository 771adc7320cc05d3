import { isApiError, isNetworkError } from '../../src/client/index.js'
import { monotonicTime } from '../../src/core/environment/monotonic-time.js'
import { deviceQuery } from '../../src/features/device/data/queries.js'
import { empty, json } from '../client/recording-fetch.js'
import { everything, front, GET } from './device-reads.js'
import { deviceResponse, lock, type Reply, rejected } from './fake-platform.js'
import { openSession } from './open-session.js'
import { advance, countTimers, MINUTE, onFakeClock, settled } from './time.js'

onFakeClock()

describe('Query', () => {
  it('sends one request for several observers', async () => {
    const { session, platform, shown } = await openSession()
    const first = session.observe(front, true)
    session.observe(deviceQuery('front'), true)
    void first.fetch()
    void first.fetch()
    await settled()
    expect(platform.at(GET)).to.have.length(1)
    platform.last(GET).respond(deviceResponse(lock('front', true)))
    await settled()
    expect(platform.at(GET)).to.have.length(1)
    expect(shown('front')?.properties?.locked).to.equal(true)
  })

  it('sends one request even if a listener fetches again during a notification', async () => {
    const { session, platform } = await openSession()
    const observer = session.observe(front, false)
    session.store.subscribe(() => void observer.fetch())
    void observer.fetch()
    await settled()
    expect(platform.at(GET)).to.have.length(1)
  })

  it('is sent after what its observer waits for, unless the observer has been removed', async () => {
    const { session, platform } = await openSession()
    let resolve = (): void => {}
    const after = new Promise<void>((settle) => {
      resolve = settle
    })
    session.observe(front, true, { after })
    const { release } = session.observe(everything, true, { after })
    release()
    await settled()
    expect(platform.arrivals).to.have.length(0)
    resolve()
    await settled()
    expect(platform.arrivals).to.have.length(1)
    expect(platform.at(GET)).to.have.length(1)
  })

  it('reports that it is fetching, and then the data', async () => {
    const { session, platform, standing } = await openSession()
    session.observe(front, true)
    expect(standing(front)).to.include({ isFetching: true, isComplete: false, failureCount: 0 })
    await settled()
    platform.last(GET).respond(deviceResponse(lock('front')))
    await settled()
    expect(standing(front)).to.deep.include({
      ids: ['front'],
      isFetching: false,
      isComplete: true,
      updatedAt: monotonicTime()
    })
    expect(standing(front).error).to.equal(undefined)
  })

  const worthAnotherTry: Record<string, Reply> = {
    'a dropped connection': () => 'drop',
    'a 429 response': () => rejected(429),
    'a 503 response': () => empty(503),
    'a 500 response': () => rejected(500),
    'a response that is not JSON': () => new Response('<html>'),
    'a response without the requested resource': () => json({}),
    'a response that is null': () => json(null),
    'a device that is null': () => deviceResponse(null),
    'a device that is a string': () => deviceResponse('front'),
    'another device': () => deviceResponse(lock('back'))
  }
  for (const [what, reply] of Object.entries(worthAnotherTry)) {
    it(`is retried three times after ${what}: after 1, 2 and 4 seconds`, async () => {
      const { session, platform, standing } = await openSession()
      platform.on(GET, reply)
      session.observe(front, true)
      const seen: unknown[] = []
      for (const pause of [999, 1, 1999, 1, 3999, 1]) {
        await settled()
        seen.push([platform.at(GET).length, standing(front).failureCount])
        await advance(pause)
      }
      expect(seen).to.deep.equal([
        [1, 1],
        [1, 1],
        [2, 2],
        [2, 2],
        [3, 3],
        [3, 3]
      ])
      expect(platform.at(GET)).to.have.length(4)
      const { error, ...rest } = standing(front)
      expect(rest).to.include({ isFetching: false, failureCount: 0, isComplete: false, updatedAt: monotonicTime() })
      expect(isApiError(error) || isNetworkError(error)).to.equal(true)
    })
  }

  it('waits for the Retry-After time, but at most a minute', async () => {
    const { session, platform } = await openSession()
    const later = (seconds: string) => () => empty(429, { 'retry-after': seconds })
    platform.on(GET, later('20'), later('1'), later('3600'), () => deviceResponse(lock('front')))
    session.observe(front, true)
    const seen: number[] = []
    for (const pause of [19_999, 1, 1999, 1, 59_999, 1]) {
      await advance(pause)
      seen.push(platform.at(GET).length)
    }
    expect(seen).to.deep.equal([1, 2, 2, 3, 3, 4])
  })

  for (const status of [400, 401, 403, 404, 409, 422]) {
    it(`is not retried after status ${status}`, async () => {
      const { session, platform, standing } = await openSession()
      platform.on(GET, () => rejected(status))
      session.observe(front, true)
      await advance(10_000)
      expect(platform.at(GET)).to.have.length(1)
      expect(standing(front)).to.have.nested.property('error.statusCode', status)
      expect(standing(front).failureCount).to.equal(0)
    })
  }

  it('shows the data after retries, without a trace of the failures', async () => {
    const { session, platform, standing, shown } = await openSession()
    platform.on(
      GET,
      () => 'drop',
      () => empty(503),
      () => deviceResponse(lock('front', false))
    )
    session.observe(front, true)
    await advance(1000)
    await advance(2000)
    expect(shown('front')?.properties?.locked).to.equal(false)
    expect(standing(front)).to.include({ failureCount: 0, isFetching: false, isComplete: true })
    expect(standing(front).error).to.equal(undefined)
  })

  it('is retried at once when the user requests it', async () => {
    const { session, platform, standing } = await openSession()
    platform.on(GET, () => 'drop')
    const observer = session.observe(front, true)
    await advance(0)
    for (const requests of [2, 3, 4]) {
      void observer.fetch()
      await settled()
      expect(platform.at(GET)).to.have.length(requests)
    }
    expect(standing(front)).to.have.property('error')
    void observer.fetch()
    await settled()
    expect(platform.at(GET)).to.have.length(5)
    expect(standing(front)).to.include({ isFetching: true, failureCount: 1 })
  })

  it('is retried at once by refetch(), and then fetched once more', async () => {
    const { session, platform } = await openSession()
    platform.on(
      GET,
      () => 'drop',
      () => deviceResponse(lock('front'))
    )
    const observer = session.observe(front, true)
    await advance(0)
    expect(platform.at(GET)).to.have.length(1)
    void observer.refetch()
    await settled()
    expect(platform.at(GET)).to.have.length(3)
  })

  it('keeps the last data next to the error', async () => {
    const { session, platform, standing, shown } = await openSession()
    platform.on(
      GET,
      () => deviceResponse(lock('front', true)),
      () => rejected(403)
    )
    const observer = session.observe(front, true)
    await settled()
    void observer.fetch()
    await settled()
    expect(shown('front')?.properties?.locked).to.equal(true)
    expect(standing(front)).to.deep.include({ ids: ['front'], isComplete: true })
    expect(standing(front)).to.have.nested.property('error.statusCode', 403)
  })

  it('waits for the connection, without a timer meanwhile', async () => {
    const { session, platform, standing } = await openSession({ publishableKey: 'not a key' })
    expect(session.store.getState().connection.status).to.equal('failed')
    session.observe(front, true)
    session.observe(everything, true)
    await settled()
    expect(countTimers()).to.equal(0)
    expect(standing(front).isFetching).to.equal(false)
    expect(platform.arrivals).to.have.length(0)
  })

  it('is not polled while no element that observes it is visible', async () => {
    const { session, platform } = await openSession()
    const observer = session.observe(front, false)
    await advance(10 * MINUTE)
    expect(platform.arrivals).to.have.length(0)
    observer.setActive(true)
    await settled()
    expect(platform.at(GET)).to.have.length(1)
  })

  it('is fetched when a page becomes visible that was hidden at its start', async () => {
    const { session, platform, page } = await openSession()
    page.hide()
    session.observe(front, true)
    await settled()
    expect(platform.arrivals).to.have.length(0)
    page.show()
    await settled()
    expect(platform.at(GET)).to.have.length(1)
  })
})

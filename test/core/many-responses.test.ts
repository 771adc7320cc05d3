import { observeQueries } from '../../src/core/queries/observe-queries.js'
import type { QuerySubscription } from '../../src/core/queries/query-runner.js'
import { deviceQuery } from '../../src/features/device/data/queries.js'
import { everything, GET, LIST } from './device-reads.js'
import { deviceResponse, devicesResponse, lock, rejected } from './fake-platform.js'
import { numberedPages } from './long-list.js'
import { openSession } from './open-session.js'
import { advance, MINUTE, onFakeClock, SECOND, settled } from './time.js'

onFakeClock()

const COUNT = 500
const IDS = Array.from({ length: COUNT }, (_, index) => `lock-${index}`)
const QUERIES = IDS.map((id) => deviceQuery(id))
const RESPONSE_TIME = 150

/** A session that observes many queries, with the number of its updates and of the requests in flight. */
async function openMany() {
  const opened = await openSession()
  const { session, platform } = opened
  const subscriptions = new Set<QuerySubscription>()
  const errors: unknown[] = []
  const many = observeQueries(session, { subscriptions, onError: (error) => errors.push(error) })
  const inFlight = new Set<string>()
  let most = 0
  let updates = 0
  let isLimited = false
  session.store.subscribe(() => (updates += 1))
  platform.on(GET, ({ body, respond }) => {
    const id = String(body['device_id'])
    inFlight.add(id)
    most = Math.max(most, inFlight.size)
    const isRejected = isLimited && inFlight.size > 12
    setTimeout(() => {
      inFlight.delete(id)
      respond(isRejected ? rejected(429) : deviceResponse(lock(id, true)))
    }, RESPONSE_TIME)
    return 'wait'
  })
  return {
    ...opened,
    many,
    subscriptions,
    errors,
    mostInFlight: () => most,
    updates: () => updates,
    limit: () => void (isLimited = true)
  }
}

describe('Many responses', () => {
  it('are requested up to 64 at a time and written in batches', async () => {
    const { many, standing, updates, mostInFlight, platform } = await openMany()
    many.setQueries(QUERIES, true, false)
    await advance(MINUTE / 6)
    expect(QUERIES.every((query) => standing(query).isComplete)).to.equal(true)
    expect(platform.at(GET)).to.have.length(COUNT)
    expect(mostInFlight()).to.equal(64)
    expect(updates()).to.be.lessThan(COUNT / 2)
    many.release()
  })

  it('are all read if the platform rejects requests above its limit', async () => {
    const { many, standing, limit, errors, mostInFlight } = await openMany()
    limit()
    many.setQueries(QUERIES, true, false)
    await advance(2 * MINUTE)
    expect(QUERIES.every((query) => standing(query).isComplete)).to.equal(true)
    expect(errors).to.deep.equal([])
    expect(mostInFlight()).to.be.lessThan(64)
    many.release()
  })

  it('never replace a newer response, even if they wait to be written', async () => {
    const { session, platform, shown } = await openSession()
    const late = session.observe(deviceQuery('lock-0'), true)
    for (const query of QUERIES.slice(1, 64)) session.observe(query, true)
    await settled()
    const [first] = platform.at(GET)
    platform.on(LIST, () => devicesResponse([lock('lock-0', false)]))
    session.observe(everything, true)
    first?.respond(deviceResponse(lock('lock-0', true)))
    await settled()
    expect(shown('lock-0'), 'waits').to.equal(undefined)
    await advance(250)
    expect(shown('lock-0')?.properties?.locked).to.equal(false)
    late.release()
  })

  it('are dropped if the session ends while they wait', async () => {
    const { session, platform } = await openSession()
    const subscriptions = QUERIES.slice(0, 64).map((query) => session.observe(query, true))
    await settled()
    platform.at(GET)[0]?.respond(deviceResponse(lock('lock-0', true)))
    const fetch = subscriptions[0]?.fetch()
    await settled()
    session.dispose()
    await fetch
    expect(session.store.getState().confirmed.devices.size).to.equal(0)
  })

  it('are retried through the window', async () => {
    const { many, session, platform, standing } = await openMany()
    platform.on(GET, () => rejected(404))
    many.setQueries(QUERIES, true, false)
    await advance(MINUTE / 6)
    const failed = platform.at(GET).length
    platform.on(GET, () => 'wait')
    many.retryFailed()
    await settled()
    expect(platform.at(GET).length - failed).to.be.lessThan(65)
    platform.on(GET, ({ body }) => deviceResponse(lock(String(body['device_id']), true)))
    for (const arrival of platform.at(GET).slice(failed)) {
      arrival.respond(deviceResponse(lock(String(arrival.body['device_id']), true)))
    }
    await advance(MINUTE / 6)
    expect(QUERIES.every((query) => standing(query).error === undefined)).to.equal(true)
    expect(session.store.getState().confirmed.devices.size).to.equal(COUNT)
    many.release()
  })

  it('are written in one update with the status of their query', async () => {
    const { session, platform, standing, updates } = await openMany()
    platform.on(LIST, () => 'wait')
    session.observe(everything, true)
    await settled()
    const previous = updates()
    platform.last(LIST).respond(devicesResponse(IDS.map((id) => lock(id))))
    await settled()
    expect(standing(everything)).to.deep.include({ ids: IDS, isComplete: true, isFetching: false })
    expect(updates() - previous).to.equal(1)
  })

  it('are written in batches if they are pages of a long list, after the first page', async () => {
    const pages = 100
    const perSecond = 50
    const { session, platform, standing, updates } = await openMany()
    platform.on(LIST, ({ body, respond }) => {
      const page = Number(body['page_cursor'] ?? 0)
      const next = page + 1 < pages ? String(page + 1) : null
      setTimeout(() => respond(devicesResponse([lock(`of ${page}`)], next)), SECOND / perSecond)
      return 'wait'
    })
    session.observe(everything, true)
    await advance(SECOND / perSecond)
    expect(standing(everything).ids).to.deep.equal(['of 0'])
    const previous = updates()
    await advance((pages / perSecond) * SECOND)
    expect(standing(everything)).to.deep.include({ ids: numberedPages(pages).flat(), isComplete: true })
    expect(session.store.getState().confirmed.devices.size).to.equal(pages)
    expect(updates() - previous).to.be.lessThan(pages / 8)
  })

  it('are refetched 64 at a time when the page is visible again', async () => {
    const { many, platform, page } = await openMany()
    many.setQueries(QUERIES, true, false)
    await advance(MINUTE / 6)
    page.hide()
    await advance(MINUTE)
    page.show()
    await settled()
    expect(platform.at(GET)).to.have.length(COUNT + 64)
    await advance(MINUTE / 12)
    expect(platform.at(GET)).to.have.length(2 * COUNT)
    many.release()
  })

  it('are forgotten in one update', async () => {
    const { many, session, updates } = await openMany()
    many.setQueries(QUERIES, true, false)
    await advance(MINUTE / 6)
    many.release()
    await settled()
    const previous = updates()
    await advance(5 * MINUTE)
    expect(session.store.getState().queries.size).to.equal(0)
    expect(session.store.getState().confirmed.devices.size).to.equal(0)
    expect(updates() - previous, 'queries, then resources').to.equal(2)
  })
})

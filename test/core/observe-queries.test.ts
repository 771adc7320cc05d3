import { monotonicTime } from '../../src/core/environment/monotonic-time.js'
import { createFetchWindow } from '../../src/core/queries/fetch-window.js'
import { observeQueries } from '../../src/core/queries/observe-queries.js'
import { createPendingFetches } from '../../src/core/queries/pending-fetches.js'
import type { QuerySubscription } from '../../src/core/queries/query-runner.js'
import { IDLE_QUERY } from '../../src/core/store/session-state.js'
import { deviceQuery } from '../../src/features/device/data/queries.js'
import { GET } from './device-reads.js'
import { deviceResponse, lock, rejected } from './fake-platform.js'
import { openSession } from './open-session.js'
import { advance, MINUTE, onFakeClock, settled } from './time.js'

onFakeClock()

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const QUERIES = IDS.map((id) => deviceQuery(id))

describe('Observer of many queries', () => {
  async function open() {
    const { session, platform, page } = await openSession()
    const subscriptions = new Set<QuerySubscription>()
    const errors: string[] = []
    const many = observeQueries(
      session,
      { subscriptions, onError: (_, operation) => errors.push(operation) },
      createPendingFetches(createFetchWindow(2))
    )
    const requestedIds = (): string =>
      platform
        .at(GET)
        .map(({ body }) => String(Reflect.get(Object(body), 'device_id')))
        .join(' ')
    const requestOf = (id: string) => {
      const found = platform.at(GET).findLast(({ body }) => Reflect.get(Object(body), 'device_id') === id)
      if (!found) throw new Error(`There is no request for ${id}.`)
      return found
    }
    async function respond(id: string): Promise<void> {
      requestOf(id).respond(deviceResponse(lock(id)))
      await settled()
    }
    return { session, page, many, subscriptions, errors, requestedIds, requestOf, respond }
  }

  it('fetches one query more after each fast response, and a query without a response does not block the others', async () => {
    const { many, requestedIds, respond, subscriptions } = await open()
    many.setQueries(QUERIES, true, false)
    await settled()
    expect(requestedIds()).to.equal('a b')
    await respond('b')
    expect(requestedIds()).to.equal('a b c d')
    await respond('c')
    expect(requestedIds()).to.equal('a b c d e f')
    await respond('d')
    expect(requestedIds()).to.equal('a b c d e f g')
    for (const id of ['e', 'f', 'g']) await respond(id)
    expect(requestedIds()).to.equal('a b c d e f g')
    expect(subscriptions.size).to.equal(7)
    many.release()
    expect(subscriptions.size).to.equal(0)
  })

  it('continues with the next query after a failure, reports the failure once, and retries only the failed query', async () => {
    const { many, requestedIds, respond, requestOf, errors } = await open()
    many.setQueries(QUERIES, true, false)
    await settled()
    requestOf('a').respond(rejected(404))
    await settled()
    expect(requestedIds()).to.equal('a b c d')
    for (const id of ['b', 'c', 'd', 'e', 'f', 'g']) await respond(id)
    expect(errors).to.deep.equal(['devices.get'])
    many.retryFailed()
    await settled()
    expect(requestedIds()).to.equal('a b c d e f g a')
    many.release()
  })

  it('stops refetching queries that are no longer wanted', async () => {
    const { many, requestedIds, respond, subscriptions } = await open()
    many.setQueries(QUERIES.slice(0, 2), true, false)
    await settled()
    await respond('a')
    await respond('b')
    many.setQueries(QUERIES.slice(0, 1), true, false)
    expect(subscriptions.size).to.equal(1)
    await advance(MINUTE)
    expect(requestedIds()).not.to.match(/b.*b/)
    expect(requestedIds()).to.match(/a.*a/)
    many.release()
  })

  it('fetches nothing after it was released', async () => {
    const { many, requestedIds } = await open()
    many.setQueries(QUERIES, true, false)
    await settled()
    many.release()
    await settled()
    expect(requestedIds()).to.equal('a b')
  })

  it('fetches once while invisible, without polling', async () => {
    const { many, requestedIds, respond } = await open()
    many.setQueries(QUERIES.slice(0, 1), false, false)
    await settled()
    await respond('a')
    await advance(MINUTE)
    expect(requestedIds()).to.equal('a')
    many.setQueries(QUERIES.slice(0, 1), true, false)
    await settled()
    expect(requestedIds()).to.equal('a a')
    many.release()
  })

  it('continues with the next queries if the results of the pending ones are restored', async () => {
    const { session, page, many, requestedIds } = await open()
    page.hide()
    many.setQueries(QUERIES, true, false)
    const restored = QUERIES.slice(0, 2).map(
      ({ key }, index) =>
        [key, { ...IDLE_QUERY, ids: [IDS[index] ?? ''], isComplete: true, updatedAt: monotonicTime() }] as const
    )
    session.rehydrate({ ...session.store.getState(), queries: new Map(restored) })
    page.show()
    await settled()
    expect(requestedIds()).to.equal('c d')
    many.release()
  })

  it('does not fetch while the user is unverified', async () => {
    const { many, requestedIds } = await open()
    many.setQueries(QUERIES, true, true)
    await settled()
    expect(requestedIds()).to.equal('')
    many.setQueries(QUERIES, true, false)
    await settled()
    expect(requestedIds()).to.equal('a b')
    many.release()
  })
})

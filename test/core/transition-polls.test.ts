import type { Transitions } from '../../src/core/queries/query.js'
import type { AccessCode } from '../../src/core/resources/resources.js'
import { accessCodesQuery } from '../../src/features/access-codes/data/access-code-queries.js'
import { allLocksCodeListQuery } from '../../src/features/access-codes/data/all-locks-code-queries.js'
import { json } from '../client/recording-fetch.js'
import { down } from './fake-platform.js'
import { openSession } from './open-session.js'
import { advance, onFakeClock, settled } from './time.js'

const LIST = '/access_codes/list'

onFakeClock()

/** Opens a session that observes the codes of two locks. The ids of the codes in transition can be set. */
async function openLocks(...inTransition: string[]) {
  const opened = await openSession()
  const { session, platform } = opened
  const errors: unknown[] = []
  const codeOf = (access_code_id: string): AccessCode => ({
    access_code_id,
    device_id: 'front',
    status: inTransition.includes(access_code_id) ? 'setting' : 'set'
  })
  const front = [...inTransition]
  platform.on(LIST, ({ body: { device_id, access_code_ids: ids } }) => {
    if (Array.isArray(ids)) return json({ access_codes: ids.map(codeOf) })
    return json({ access_codes: device_id === 'front' ? front.map(codeOf) : [codeOf('back')] })
  })
  const observe = (id: string) =>
    session.observe(allLocksCodeListQuery(id, 100), true, { onError: (_, operation) => errors.push(operation) })
  const subscriptions = ['front', 'back'].map(observe)
  await settled()
  return {
    ...opened,
    errors,
    subscriptions,
    change: (...ids: string[]) => inTransition.splice(0, Infinity, ...ids),
    refetch: () => subscriptions[1]?.refetch(),
    polls: () => platform.at(LIST).flatMap(({ body: { access_code_ids: ids } }) => (Array.isArray(ids) ? [ids] : []))
  }
}

const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => `code ${1000 + index}`)

describe('Resources in transition', () => {
  it('are polled 5 s after they are known, several lists in one request, until they are settled', async () => {
    const { polls, change } = await openLocks('a', 'b', 'back')
    await advance(4999)
    expect(polls()).to.deep.equal([])
    change('back', 'b')
    await advance(1)
    expect(polls()).to.deep.equal([['a', 'b', 'back']])
    change()
    await advance(5000)
    expect(polls().slice(1)).to.deep.equal([['b', 'back']])
    await advance(60_000)
    expect(polls()).to.have.length(2)
  })

  it('are polled less often the longer nothing changes, up to every 30 s', async () => {
    const { polls, change } = await openLocks('a', 'b')
    await advance(300_000)
    const earlier = polls().length
    expect(earlier).to.be.within(10, 20)
    await advance(60_000)
    expect(polls()).to.have.length(earlier + 2)
    change('b')
    await advance(35_000)
    expect(polls().slice(earlier + 2, earlier + 4)).to.deep.equal([['a', 'b'], ['b']])
  })

  it('are polled 5 s after another one is in transition', async () => {
    const { polls, change, refetch } = await openLocks('a')
    await advance(300_000)
    const earlier = polls().length
    change('a', 'back')
    await refetch()
    await advance(5000)
    expect(polls().slice(earlier)).to.deep.equal([['back', 'a']])
  })

  it('are polled in at most six requests of at most 100 ids, the others in the next poll', async () => {
    const { polls } = await openLocks(...numbered(700))
    await advance(5000)
    expect(polls().map(({ length }) => length)).to.deep.equal([100, 100, 100, 100, 100, 100])
    await advance(5000)
    const second = new Set(polls().slice(6).flat())
    expect(second.size).to.equal(600)
    expect(numbered(700).slice(600)).to.satisfy((ids: string[]) => ids.every((id) => second.has(id)))
  })

  it('are polled although others change more often than every 5 s', async () => {
    const { polls, change, refetch } = await openLocks('a')
    for (let round = 0; round < 4; round += 1) {
      change('a', ...(round % 2 === 0 ? ['back'] : []))
      await refetch()
      await advance(2000)
    }
    expect(polls()).to.have.length(1)
  })

  it('are not polled while hidden, offline or unobserved', async () => {
    const { polls, page, subscriptions } = await openLocks('a')
    for (const [leave, comeBack] of [
      [page.hide, page.show],
      [page.goOffline, page.goOnline],
      [() => subscriptions[0]?.setActive(false), () => subscriptions[0]?.setActive(true)]
    ]) {
      const earlier = polls().length
      leave?.()
      await advance(60_000)
      expect(polls()).to.have.length(earlier)
      comeBack?.()
      await advance(5000)
      expect(polls()).to.have.length(earlier + 1)
    }
    for (const { release } of subscriptions) release()
    await advance(60_000)
    expect(polls()).to.have.length(3)
  })

  it('are searched once for all lists that change together, and not for a list without a result', async () => {
    const { session, platform } = await openSession()
    platform.on(LIST, ({ body: { device_id: id } }) =>
      json({ access_codes: [{ access_code_id: `code of ${String(id)}`, device_id: id, status: 'set' }] })
    )
    let searches = 0
    const transitions: Transitions<AccessCode> = {
      isTransitioning() {
        searches += 1
        return false
      },
      query: accessCodesQuery
    }
    const observe = (id: string) => session.observe({ ...allLocksCodeListQuery(id, 100), transitions }, true)
    const subscriptions = numbered(50).map(observe)
    await settled()
    searches = 0
    for (const { setActive } of subscriptions) setActive(false)
    for (const { setActive } of subscriptions) setActive(true)
    await settled()
    expect(searches).to.equal(50)
    // While many requests are in flight, the state changes only now and then.
    platform.on(LIST, () => 'wait')
    const pending = Array.from({ length: 30 }, (_, index) => observe(`pending ${index}`))
    await settled()
    searches = 0
    pending.push(observe('one more'))
    await settled()
    for (const { release } of [...subscriptions, ...pending]) release()
    await settled()
    expect(searches).to.equal(0)
  })

  it('stay and are polled again if a poll fails, which is reported', async () => {
    const { session, platform, polls, errors } = await openLocks('a')
    platform.on(LIST, down)
    await advance(30_000)
    expect(polls().length).to.be.greaterThan(4)
    expect(new Set(errors)).to.deep.equal(new Set(['accessCodes.list']))
    expect(session.store.getState().shown.accessCodes.get('a')?.resource?.status).to.equal('setting')
  })
})

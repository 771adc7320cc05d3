import { monotonicTime } from '../../src/core/environment/monotonic-time.js'
import { json } from '../client/recording-fetch.js'
import { everything, front, GET, LIST } from './device-reads.js'
import { deviceResponse, devicesResponse, lock } from './fake-platform.js'
import { numberedPages, openLong, pagesOf } from './long-list.js'
import { openSession } from './open-session.js'
import { advance, MINUTE, onFakeClock, SECOND, settled } from './time.js'

onFakeClock()

describe('List query with an interrupted refetch cycle', () => {
  it('restarts the cycle without an error when its cursor has expired', async () => {
    const { platform, passing, standing } = await openLong(4)
    await passing(35 * SECOND)
    platform.on(LIST, () => json({ error: { type: 'bad_cursor' } }, 400), pagesOf(numberedPages(4)))
    expect(await passing(45 * SECOND)).to.deep.equal(['40: 1', '50: 0', '60: 1', '70: 2', '80: 3'])
    expect(standing(everything)).to.deep.include({
      ids: ['of 0', 'of 1', 'of 2', 'of 3'],
      isComplete: true,
      error: undefined
    })
  })

  it('fetches all pages at once if its cursors always expire, and not more often', async () => {
    const { platform, passing, standing } = await openLong(4)
    let last = Date.now()
    platform.on(LIST, (arrival) => {
      const isLate = arrival.body['page_cursor'] !== undefined && Date.now() - last > 5 * SECOND
      last = Date.now()
      return isLate ? json({ error: { type: 'bad_cursor' } }, 400) : pagesOf(numberedPages(4))(arrival)
    })
    const all = await passing(4 * MINUTE)
    expect(all).to.have.length.within(12, 24)
    expect(all.slice(0, 8)).to.deep.equal(['30: 0', '40: 1', '50: 0', '60: 1', '120: 0', '120: 1', '120: 2', '120: 3'])
    expect(standing(everything).dataUpdatedAt).to.be.greaterThan(monotonicTime() - 2 * MINUTE)
  })

  it('reports a failed refetch, and recovers a minute later', async () => {
    const { platform, passing, standing } = await openLong(2)
    await passing(50 * SECOND)
    platform.on(LIST, () => 'drop')
    await passing(20 * SECOND)
    expect(standing(everything)).to.have.property('error').that.is.not.equal(undefined)
    expect(standing(everything).ids).to.have.length(2)
    platform.on(LIST, pagesOf(numberedPages(2)))
    await passing(MINUTE)
    expect(standing(everything).error).to.equal(undefined)
  })

  it('fetches the missing pages a minute after its first fetch failed in the middle', async () => {
    const { session, platform, standing } = await openSession()
    platform.on(LIST, ({ body }) => (body['page_cursor'] ? json({}, 400) : devicesResponse([lock('first')], 'second')))
    session.observe(everything, true)
    await settled()
    platform.on(LIST, pagesOf(numberedPages(2)))
    await advance(MINUTE)
    expect(standing(everything)).to.deep.include({ ids: ['of 0', 'of 1'], isComplete: true })
    expect(platform.at(LIST)).to.have.length(4)
  })

  it('pauses while the page is hidden, and then continues at the same page', async () => {
    const { page, passing } = await openLong(4)
    await passing(30 * SECOND)
    page.hide()
    expect(await passing(20 * SECOND)).to.deep.equal([])
    page.show()
    expect(await passing(20 * SECOND)).to.deep.equal(['51: 1', '60: 2', '70: 3'])
  })

  it('leaves nothing in flight when its cycles are interrupted, so that later responses are written at once', async () => {
    const { session, observer, platform, page, shown } = await openLong(3)
    for (let cycle = 0; cycle < 30; cycle += 1) {
      page.touch()
      await advance(45 * SECOND)
      void observer.refetch()
    }
    platform.on(GET, () => deviceResponse(lock('front', true)))
    session.observe(front, true)
    await settled()
    expect(shown('front')?.properties?.locked).to.equal(true)
  })

  it('is polled after a cycle that was interrupted when one of its pages was written', async () => {
    const { session, platform, observer, passing } = await openLong(3)
    platform.on(LIST, pagesOf(numberedPages(3), new Set(['of 0'])))
    const unsubscribe = session.store.subscribe(() => {
      unsubscribe()
      void observer.refetch()
    })
    await passing(MINUTE)
    expect(await passing(MINUTE)).to.have.length(3)
  })
})

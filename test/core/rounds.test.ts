import { expect } from 'chai'
import { monotonicTime } from '../../src/core/environment/monotonic-time.js'
import { deviceAnswer, devicesAnswer, lock, type Reply } from './fake-platform.js'
import { everything, front, GET, LIST } from './device-reads.js'
import { openSession } from './open-session.js'
import { json } from '../client/recording-fetch.js'
import { MINUTE, onFakeClock, advance, SECOND, setClock, settled } from './time.js'

onFakeClock()

/** Answers the pages in turn. A request for ids gets a single page. */
const pagesOf =
  (pages: readonly (readonly string[])[], locked: ReadonlySet<string> = new Set()): Reply =>
  ({ body }) => {
    const locksOf = (ids: readonly string[] = []) => ids.map((id) => lock(id, locked.has(id)))
    const some: unknown = body['device_ids']
    if (Array.isArray(some)) return devicesAnswer(locksOf(pages.flat().filter((id) => some.includes(id))))
    const page = Number(body['page_cursor'] ?? 0)
    return devicesAnswer(locksOf(pages[page]), page + 1 < pages.length ? String(page + 1) : null)
  }

const numbered = (count: number): string[][] => Array.from({ length: count }, (_, page) => [`of ${page}`])

/** Opens a session with a list of the given number of pages, and records its requests per second. */
async function openLong(count: number) {
  const opened = await openSession()
  const { session, platform } = opened
  platform.on(LIST, pagesOf(numbered(count)))
  let inView: readonly string[] = []
  const observer = session.observe(everything, true, { visibleIds: () => inView })
  await settled()
  const begin = Date.now()
  const seen = platform.at(LIST).length
  const asked: string[] = []
  async function passing(milliseconds: number): Promise<readonly string[]> {
    asked.length = 0
    for (let second = 0; second < milliseconds / SECOND; second += 1) {
      const initialCount = platform.at(LIST).length
      await advance(SECOND)
      for (const { body } of platform.at(LIST).slice(initialCount)) {
        const what = body['device_ids'] ?? body['page_cursor'] ?? 0
        asked.push(`${(Date.now() - begin) / SECOND}: ${String(what)}`)
      }
    }
    return [...asked]
  }
  return {
    ...opened,
    observer,
    seen,
    passing,
    see: (...ids: readonly string[]) => {
      inView = ids
    }
  }
}

describe('List query of several pages', () => {
  it('refetches page by page, so that all pages take one refetch interval', async () => {
    const { passing } = await openLong(3)
    expect(await passing(2 * MINUTE)).to.deep.equal(['40: 0', '50: 1', '60: 2', '100: 0', '110: 1', '120: 2'])
  })

  it('sends six requests a minute, however many pages it has', async () => {
    for (const count of [7, 18, 100]) {
      const { passing, observer } = await openLong(count)
      await passing(MINUTE)
      for (let minute = 0; minute < 4; minute += 1) expect(await passing(MINUTE)).to.have.length(6)
      observer.release()
    }
  })

  it('refetches all 18 pages every three minutes', async () => {
    const { passing, standing } = await openLong(18)
    const reads = new Set<number | undefined>()
    for (let minute = 0; minute < 10; minute += 1) {
      await passing(MINUTE)
      reads.add(standing(everything).dataUpdatedAt)
    }
    const times = [...reads].map((time = 0) => time)
    expect(times.slice(1).map((time, place) => (time - (times[place] ?? 0)) / SECOND)).to.deep.equal([180, 180, 180])
  })

  it('refetches the visible rows first, and again every minute of a longer cycle', async () => {
    const { passing, see } = await openLong(9)
    see('of 7', 'of 8', 'of 7')
    const all = await passing(2 * MINUTE)
    const first = ['10: of 7,of 8', '10: 0', '20: 1', '30: 2', '40: 3', '50: 4', '60: 5']
    const second = ['70: of 7,of 8', '70: 6', '80: 7', '90: 8', '100: of 7,of 8', '100: 0', '110: 1', '120: 2']
    expect(all).to.deep.equal([...first, ...second])
  })

  it('shows changes of a page at once, and does not notify if a page has no changes', async () => {
    const { session, platform, passing, shown } = await openLong(3)
    let updateCount = 0
    session.store.subscribe(() => {
      updateCount += 1
    })
    await passing(59 * SECOND)
    expect(updateCount).to.equal(0)
    platform.on(LIST, pagesOf(numbered(3), new Set(['of 2'])))
    await passing(SECOND)
    expect(shown('of 2')?.properties?.locked).to.equal(true)
    expect(shown('of 0')?.properties?.locked).to.equal(false)
  })

  it('discards a page response that is older than a change', async () => {
    const { session, platform, passing, shown } = await openLong(2)
    await passing(50 * SECOND - SECOND)
    platform.on(LIST, () => 'wait')
    await passing(SECOND)
    const late = platform.last(LIST)
    platform.on(GET, () => json({ device: lock('of 0', true) }))
    await session
      .observe(
        {
          ...front,
          key: 'devices.get of 0',
          id: 'of 0',
          request: (client, options) => client.devices.get({ device_id: 'of 0' }, options)
        },
        true
      )
      .fetch()
    late.answer(devicesAnswer([lock('of 0', false)], '1'))
    await settled()
    expect(shown('of 0')?.properties?.locked).to.equal(true)
  })

  it('removes and adds rows when a refetch cycle ends', async () => {
    const { platform, passing, standing } = await openLong(3)
    platform.on(LIST, pagesOf([['of 0'], ['added'], ['of 2']]))
    await passing(59 * SECOND)
    expect(standing(everything).ids).to.deep.equal(['of 0', 'of 1', 'of 2'])
    expect(await passing(SECOND)).to.deep.equal(['60: 2', '60: of 1'])
    expect(standing(everything).ids).to.deep.equal(['added', 'of 0', 'of 2'])
  })

  it('keeps a row that moved to a page that was already fetched in the cycle', async () => {
    const { platform, passing, standing } = await openLong(3)
    await passing(45 * SECOND)
    platform.on(LIST, pagesOf([['of 1'], ['of 2'], []]))
    expect(await passing(15 * SECOND)).to.deep.equal(['50: 1', '60: 2', '60: of 1'])
    expect(standing(everything).ids).to.deep.equal(['of 0', 'of 1', 'of 2'])
    await passing(MINUTE)
    expect(standing(everything).ids).to.deep.equal(['of 1', 'of 2'])
  })

  it('restarts the cycle without an error when its cursor has expired', async () => {
    const { platform, passing, standing } = await openLong(4)
    await passing(35 * SECOND)
    platform.on(LIST, () => json({ error: { type: 'bad_cursor' } }, 400), pagesOf(numbered(4)))
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
      return isLate ? json({ error: { type: 'bad_cursor' } }, 400) : pagesOf(numbered(4))(arrival)
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
    platform.on(LIST, pagesOf(numbered(2)))
    await passing(MINUTE)
    expect(standing(everything).error).to.equal(undefined)
  })

  it('fetches the missing pages a minute after its first fetch failed in the middle', async () => {
    const { session, platform, standing } = await openSession()
    platform.on(LIST, ({ body }) => (body['page_cursor'] ? json({}, 400) : devicesAnswer([lock('first')], 'second')))
    session.observe(everything, true)
    await settled()
    platform.on(LIST, pagesOf(numbered(2)))
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

  it('fetches all pages at once after a longer absence', async () => {
    const { page, passing } = await openLong(4)
    await passing(30 * SECOND)
    page.goOffline()
    expect(await passing(MINUTE)).to.deep.equal([])
    page.goOnline()
    await settled()
    expect(await passing(40 * SECOND)).to.deep.equal(['120: 0', '130: 1'])
  })

  it('fetches all pages at once on refetch(), even during a cycle', async () => {
    const { observer, seen, platform, passing, standing } = await openLong(4)
    await passing(35 * SECOND)
    await observer.refetch()
    expect(
      platform
        .at(LIST)
        .map(({ body }) => body['page_cursor'])
        .slice(seen)
    ).to.deep.equal([undefined, undefined, '1', '2', '3'])
    expect(standing(everything)).to.deep.include({ isFetching: false, dataUpdatedAt: monotonicTime() })
    expect(await passing(30 * SECOND)).to.deep.equal(['65: 0'])
  })

  it('is polled less often if there was no user interaction for long', async () => {
    const { passing } = await openLong(3)
    await passing(11 * MINUTE)
    const idle = await passing(4 * MINUTE)
    expect(idle).to.have.length(3)
  })

  it('continues after the system clock was set back', async () => {
    const { passing } = await openLong(3)
    await passing(45 * SECOND)
    setClock(Date.now() - 60 * MINUTE)
    expect(await passing(MINUTE)).to.have.length(3)
  })

  it('leaves nothing in flight when its cycles are interrupted, so that later responses are written at once', async () => {
    const { session, observer, platform, page, shown } = await openLong(3)
    for (let cycle = 0; cycle < 30; cycle += 1) {
      page.touch()
      await advance(45 * SECOND)
      void observer.refetch()
    }
    platform.on(GET, () => deviceAnswer(lock('front', true)))
    session.observe(front, true)
    await settled()
    expect(shown('front')?.properties?.locked).to.equal(true)
  })

  it('is polled after a cycle that was interrupted when one of its pages was written', async () => {
    const { session, platform, observer, passing } = await openLong(3)
    platform.on(LIST, pagesOf(numbered(3), new Set(['of 0'])))
    const unsubscribe = session.store.subscribe(() => {
      unsubscribe()
      void observer.refetch()
    })
    await passing(MINUTE)
    expect(await passing(MINUTE)).to.have.length(3)
  })

  it('ends its cycle with its session', async () => {
    const { session, passing } = await openLong(4)
    await passing(35 * SECOND)
    session.dispose()
    expect(await passing(5 * MINUTE)).to.deep.equal([])
  })
})

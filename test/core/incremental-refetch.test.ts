import { monotonicTime } from '../../src/core/environment/monotonic-time.js'
import { json } from '../client/recording-fetch.js'
import { everything, front, GET, LIST } from './device-reads.js'
import { devicesResponse, lock } from './fake-platform.js'
import { numberedPages, openLong, pagesOf } from './long-list.js'
import { MINUTE, onFakeClock, SECOND, setClock, settled } from './time.js'

onFakeClock()

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
    platform.on(LIST, pagesOf(numberedPages(3), new Set(['of 2'])))
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
    late.respond(devicesResponse([lock('of 0', false)], '1'))
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

  it('ends its cycle with its session', async () => {
    const { session, passing } = await openLong(4)
    await passing(35 * SECOND)
    session.dispose()
    expect(await passing(5 * MINUTE)).to.deep.equal([])
  })
})

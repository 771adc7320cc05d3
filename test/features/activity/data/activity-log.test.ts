import type { PlatformEvent } from '../../../../src/core/resources/resources.js'
import {
  type ActivityLog,
  EMPTY_LOG,
  withGap,
  withNewest,
  withOlder,
  withWaiting
} from '../../../../src/features/activity/data/activity-log.js'
import { activityGapQuery, activityPageQuery } from '../../../../src/features/activity/data/activity-queries.js'

const NOW = Date.UTC(2026, 2, 20, 12)

/** Returns events created some seconds ago. */
const events = (...ages: readonly number[]): PlatformEvent[] =>
  ages.map((age) => ({ event_id: `event_${age}`, created_at: new Date(NOW - age * 1000).toISOString() }))

const idsOf = ({ events: known }: ActivityLog): string[] => known.map(({ event_id }) => event_id)

const first = withNewest(EMPTY_LOG, events(10, 20, 30), false, NOW)

describe('Activity log', () => {
  it('continues below its oldest event', () => {
    expect(idsOf(first)).to.deep.equal(['event_10', 'event_20', 'event_30'])
    expect(first).to.include({ isWhole: false, isBegun: true })
    expect(first.olderThan).to.deep.equal({ instant: NOW - 30_000, count: 1 })
  })

  it('stays identical if the same response arrives again', () => {
    expect(withNewest(first, events(10, 20, 30), false, NOW)).to.equal(first)
    expect(withGap(first, events(10), false)).to.equal(first)
    expect(withWaiting(first)).to.equal(first)
  })

  it('contains each event ID once', () => {
    expect(idsOf(withNewest(EMPTY_LOG, [...events(10), ...events(10)], false, NOW))).to.deep.equal(['event_10'])
  })

  it('continues beyond an instant with many events', () => {
    const at = new Date(NOW - 30_000).toISOString()
    const same = (from: number) =>
      Array.from({ length: 50 }, (_, index) => ({ event_id: `same_${from + index}`, created_at: at }))
    const onePage = withNewest(EMPTY_LOG, same(0), false, NOW)
    expect(onePage.olderThan).to.deep.equal({ instant: NOW - 30_000, count: 50 })
    const two = withOlder(onePage, [...same(0), ...same(50)])
    expect(two.olderThan).to.deep.equal({ instant: NOW - 30_000, count: 100 })
    const query = activityPageQuery({}, two.olderThan)
    expect(query.key)
      .to.contain('"limit":150')
      .and.to.contain(new Date(NOW - 29_999).toISOString())
  })

  it('is complete when a page contains no new events', () => {
    const second = withOlder(first, events(30, 40))
    expect(second).to.include({ isWhole: false })
    expect(withOlder(second, events(40))).to.include({ isWhole: true })
    expect(withNewest(EMPTY_LOG, [], false, NOW)).to.include({ isWhole: true, isBegun: true })
  })

  it('is complete if its events have no dates', () => {
    expect(withNewest(EMPTY_LOG, [{ event_id: 'odd' }], false, NOW)).to.include({ isWhole: true })
  })

  it('shows new events immediately, or holds them back until requested', () => {
    expect(idsOf(withNewest(first, events(5, 10), false, NOW))).to.include('event_5')
    const kept = withNewest(first, events(5, 10), true, NOW)
    expect(idsOf(kept)).to.deep.equal(idsOf(first))
    expect(kept.waiting.map(({ event_id }) => event_id)).to.deep.equal(['event_5'])
    expect(withNewest(kept, events(5, 10), true, NOW)).to.equal(kept)
    expect(idsOf(withWaiting(kept))).to.include('event_5')
    expect(withNewest(kept, events(3, 5), false, NOW)).to.deep.include({ waiting: [] })
  })

  it('shows the first events of an empty log', () => {
    const none = withNewest(EMPTY_LOG, [], false, NOW)
    const many = events(...Array.from({ length: 50 }, (_, index) => index))
    expect(withNewest(none, many, false, NOW).events).to.have.length(50)
  })

  describe('Gaps', () => {
    const many = (count: number) => events(...Array.from({ length: count }, (_, index) => 1 + index / 100))
    const gap = withNewest(first, many(50), false, NOW)

    it('are requested from the newest known event and filled', () => {
      expect(gap).to.deep.equal({ ...first, gapFrom: NOW - 10_000 })
      expect(withNewest(gap, many(50), false, NOW)).to.equal(gap)
      const filled = withGap(gap, [...many(80), ...events(10)], false)
      expect(filled.events).to.have.length(83)
      expect(filled).to.deep.include({ gapFrom: undefined, olderThan: first.olderThan })
    })

    it('ignore events from the future', () => {
      const odd = withNewest(EMPTY_LOG, events(-99_999, 10), false, NOW)
      expect(withNewest(odd, many(50), false, NOW).gapFrom).to.equal(NOW - 10_000)
    })

    it('restart the log if the gap request does not reach back far enough', () => {
      const log = withGap(gap, many(500), true)
      expect(log.events).to.have.length(500)
      expect(log).to.deep.include({ isWhole: false, isBegun: true, gapFrom: undefined, waiting: [] })
      expect(log.olderThan?.instant).to.equal(NOW - 5_990)
    })
  })
})

describe('Activity queries', () => {
  it('contain devices, event types and the start', () => {
    const since = Date.UTC(2026, 2, 1)
    expect(activityPageQuery({ deviceIds: ['door'], kinds: ['noise'], since }, undefined).key).to.equal(
      'events.list {"device_id":"door","event_types":["noise_sensor.noise_threshold_triggered"],"since":"2026-03-01T00:00:00.000Z","limit":50}'
    )
    expect(activityGapQuery({ deviceIds: ['door', 'gate'] }, since).key).to.equal(
      'events.list {"device_ids":["door","gate"],"since":"2026-03-01T00:00:00.000Z"}'
    )
    const older = activityPageQuery({ since }, { instant: NOW, count: 1 })
    expect(older.key).to.equal(
      'events.list {"between":["2026-02-28T23:59:59.999Z","2026-03-20T12:00:00.001Z"],"limit":51}'
    )
  })
})

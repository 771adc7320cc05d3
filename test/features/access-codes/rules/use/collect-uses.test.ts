import type { LockUses } from '../../../../../src/core/resources/lock-uses.js'
import type { PlatformEvent } from '../../../../../src/core/resources/resources.js'
import { reportsUses } from '../../../../../src/features/access-codes/rules/use/code-use-state.js'
import { collectUses } from '../../../../../src/features/access-codes/rules/use/collect-uses.js'
import { DAY, eventAgo, LOCK, logOf, MINUTE, NOW } from '../../../support/use-events.js'

const SINCE = NOW - 30 * DAY

/** Adds events that were read since some minutes ago. */
const added = (known: LockUses, events: readonly PlatformEvent[], since: number) =>
  collectUses([LOCK], { events, since: NOW - since * MINUTE }, () => known, NOW)[0]

const idsOf = (log: LockUses | undefined): string[] => (log?.uses ?? []).map(({ eventId }) => eventId)

describe('Uses of a lock', () => {
  it('are those of its events that name a code', () => {
    const log = logOf([eventAgo(5), eventAgo(7, { access_code_id: undefined }), eventAgo(9, { device_id: 'other' })])
    expect(idsOf(log)).to.deep.equal(['event_5'])
    expect(log).to.include({ since: SINCE, until: NOW - 5 * MINUTE, eventCount: 2 })
  })

  it('contain a use without a lock', () => {
    expect(idsOf(logOf([eventAgo(5, { device_id: null })]))).to.deep.equal(['event_5'])
  })

  it('without a lock don’t say that the locks of the request report', () => {
    const read = { events: [eventAgo(5, { device_id: null })], since: SINCE }
    const logs = collectUses([LOCK, 'other'], read, () => undefined, NOW)
    expect(logs.map((log) => [idsOf(log), reportsUses(undefined, log)])).to.deep.equal([
      [['event_5'], undefined],
      [['event_5'], undefined]
    ])
    expect(reportsUses(undefined, logOf([eventAgo(5)]))).to.equal(true)
  })

  it('ignore events of other types, which the platform returns if it ignores the filter', () => {
    expect(logOf([eventAgo(5, { event_type: 'device.connected' })])).to.include({ until: SINCE, eventCount: 0 })
  })

  it('are read up to the newest event of all locks of the request', () => {
    const read = { events: [eventAgo(5), eventAgo(3, { device_id: 'other' })], since: SINCE }
    const logs = collectUses([LOCK, 'other', 'unused'], read, () => undefined, NOW)
    expect(logs.map(({ until }) => until)).to.deep.equal(logs.map(() => NOW - 3 * MINUTE))
    expect(logs.map(({ uses }) => uses.length)).to.deep.equal([1, 1, 0])
  })

  it('are read again after an event of the future', () => {
    expect(logOf([eventAgo(5), eventAgo(-5)]).until).to.equal(NOW - 5 * MINUTE)
  })

  it('grow with newer events and count each once', () => {
    const log = added(logOf([eventAgo(9), eventAgo(5)]), [eventAgo(5), eventAgo(2)], 5)
    expect(idsOf(log)).to.deep.equal(['event_9', 'event_5', 'event_2'])
    expect(log).to.include({ since: SINCE, until: NOW - 2 * MINUTE, eventCount: 3 })
  })

  it('begin after a gap that could not be read', () => {
    const log = added(logOf([eventAgo(9)]), [eventAgo(2)], 3)
    expect(log).to.include({ since: NOW - 3 * MINUTE, eventCount: 1 })
    expect(idsOf(log)).to.deep.equal(['event_9', 'event_2'])
  })
})

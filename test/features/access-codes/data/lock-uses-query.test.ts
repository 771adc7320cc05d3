import { lockUses } from '../../../../src/core/resources/resource-kind.js'
import type { PlatformEvent } from '../../../../src/core/resources/resources.js'
import { locksPerCall, lockUsesQuery } from '../../../../src/features/access-codes/data/lock-uses-query.js'
import { json } from '../../../client/recording-fetch.js'
import { openSession } from '../../../core/open-session.js'
import { advance, onFakeClock, setClock, settled } from '../../../core/time.js'
import { eventAgo, LOCK, MINUTE, NOW } from '../../support/use-events.js'

onFakeClock()

const EVENTS = '/events/list'
const START = '2026-02-18T12:00:00.000Z'
const FIRST = { device_id: LOCK, event_types: ['lock.unlocked', 'lock.access_denied'], since: START, limit: 500 }

/** Returns as many events, a minute apart. The newest one is as many minutes old. */
const page = (count: number, newest = 1): PlatformEvent[] =>
  Array.from({ length: count }, (_, index) => eventAgo(newest + index))

const written = (minutesAgo: number, milliseconds = 0): string =>
  new Date(NOW - minutesAgo * MINUTE + milliseconds).toISOString()

/** Opens a session that responds with these pages, one after the other, and then with empty ones. */
async function open(...pages: readonly (readonly (PlatformEvent | null)[] | 'drop')[]) {
  setClock(NOW)
  const { session, platform, standing } = await openSession()
  const replies = pages.map((events) => () => (events === 'drop' ? events : json({ events })))
  platform.on(EVENTS, ...replies, () => json({ events: [] }))
  return {
    session,
    standing,
    query: lockUsesQuery(session, [LOCK]),
    bodies: () => platform.at(EVENTS).map(({ body }) => body),
    log: (id = LOCK) => lockUses.select(session.store.getState().shown).get(id)?.resource
  }
}

describe('Query for the uses at a lock', () => {
  it('requests the last 30 days once for all observers', async () => {
    const t = await open(page(3))
    t.session.observe(t.query, true)
    t.session.observe(lockUsesQuery(t.session, [LOCK]), true)
    await settled()
    expect(t.bodies()).to.deep.equal([FIRST])
    expect(t.log()?.uses).to.have.length(3)
  })

  it('requests only what is newer than the newest known event every minute', async () => {
    const t = await open(page(3), [...page(1, -0.5), eventAgo(1)])
    t.session.observe(t.query, true)
    await advance(2 * MINUTE)
    expect(t.bodies().slice(1)).to.deep.equal([
      { ...FIRST, since: written(1) },
      { ...FIRST, since: written(-0.5) }
    ])
    expect(t.log()?.uses).to.have.length(4)
  })

  it('requests older events after a full page', async () => {
    const t = await open(page(500), page(20, 500))
    t.session.observe(t.query, true)
    await settled()
    const { since, ...rest } = FIRST
    const between = [new Date(Date.parse(since) - 1).toISOString(), written(500, 1)]
    expect(t.bodies()).to.deep.equal([FIRST, { ...rest, between }])
    expect(t.log()).to.deep.include({ since: Date.parse(START), eventCount: 519 })
  })

  it('stops after four full pages and knows since when it is complete', async () => {
    const t = await open(...[1, 500, 999, 1498].map((newest) => page(500, newest)))
    t.session.observe(t.query, true)
    await settled()
    expect(t.bodies()).to.have.length(4)
    expect(t.log()).to.deep.include({ since: Date.parse(written(1997, 1)), eventCount: 1997 })
    await advance(MINUTE)
    expect(t.bodies().slice(4)).to.deep.equal([{ ...FIRST, since: written(1) }])
  })

  it('stops if the platform ignores the period', async () => {
    const t = await open(page(500), page(500))
    t.session.observe(t.query, true)
    await settled()
    expect(t.bodies()).to.have.length(2)
    expect(t.log()?.since).to.equal(Date.parse(written(500, 1)))
  })

  it('is complete if a full page reaches beyond the window', async () => {
    const t = await open(Array.from({ length: 500 }, (_, index) => eventAgo(index * 1440)))
    t.session.observe(t.query, true)
    await settled()
    expect(t.bodies()).to.have.length(1)
    expect(t.log()?.since).to.equal(Date.parse(START))
  })

  it('continues with the failed page', async () => {
    const t = await open(page(500), 'drop', page(20, 500))
    t.session.observe(t.query, true)
    await advance(2000)
    expect(t.bodies().map((body) => 'since' in body)).to.deep.equal([true, false, false])
    expect(t.log()?.eventCount).to.equal(519)
  })

  it('fails for a malformed response', async () => {
    const malformed = [null, null]
    const t = await open(malformed, malformed, malformed, malformed)
    t.session.observe(t.query, true)
    await advance(8000)
    expect(t.standing(t.query).error).to.have.property('code', 'invalid_response')
    expect(t.log()).to.equal(undefined)
  })
})

describe('Queries for the uses at many locks', () => {
  const LOCKS = Array.from({ length: 130 }, (_, index) => `lock_${index}`)

  it('request at most 100 locks per call, in order', async () => {
    const t = await open()
    for (const ids of locksPerCall(LOCKS)) t.session.observe(lockUsesQuery(t.session, ids), true)
    await settled()
    expect(t.bodies().map(({ device_ids }) => device_ids)).to.deep.equal([LOCKS.slice(0, 100), LOCKS.slice(100)])
  })

  it('are known in the query of each lock, which requests only what is newer', async () => {
    const t = await open(page(3), [eventAgo(1), eventAgo(0.5)])
    t.session.observe(lockUsesQuery(t.session, [LOCK, 'other']), true)
    await settled()
    t.session.observe(t.query, true)
    await settled()
    expect(t.bodies()[1]).to.deep.equal({ ...FIRST, since: written(1) })
    expect(t.log()?.uses).to.have.length(4)
    expect(t.log('other')?.uses).to.deep.equal([])
  })

  it('leave a lock unread of which they found only the newest events', async () => {
    const t = await open(
      ...[1, 500, 999, 1498].map((newest) =>
        page(500, newest).map((event, index) => (index % 2 ? event : { ...event, device_id: 'other' }))
      )
    )
    t.session.observe(lockUsesQuery(t.session, [LOCK, 'other']), true)
    await settled()
    t.session.observe(t.query, true)
    await settled()
    expect(t.bodies().at(-1)).to.deep.equal(FIRST)
    expect(t.log()?.since).to.equal(Date.parse(START))
  })
})

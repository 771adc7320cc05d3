import { toWallTime } from '../../../../src/core/values/wall-time.js'
import { comingDays, exceptionRows } from '../../../../src/features/schedule/rules/exception-rows.js'
import { scheduleExceptions } from '../../../../src/features/schedule/rules/schedule-exceptions.js'

const ZONE = 'Europe/Berlin'
const HOUR = 3_600_000
/** Noon in Berlin, nine days before clocks go forward. */
const NOW = Date.parse('2026-03-20T11:00Z')
const DAYS = comingDays(NOW, ZONE)

/** Returns the rows of exceptions by ID, with start and end in percent. */
function rows(...spans: readonly (readonly [id: string, start: string, end: string | null])[]) {
  const exceptions = spans.map(([id, starts_at, ends_at]) => ({ thermostat_schedule_id: id, starts_at, ends_at }))
  return exceptionRows(scheduleExceptions(exceptions), DAYS).map((bars) =>
    bars.map(({ exception: { id }, from, to }) => [id, Math.round(from * 100), Math.round(to * 100)].join(' '))
  )
}

describe('Exception rows', () => {
  it('covers 14 days from the last midnight, including short days and days without midnight', () => {
    expect(DAYS).to.have.length(15)
    expect(DAYS.map((day) => toWallTime(day, ZONE).slice(-5)).every((time) => time === '00:00')).to.equal(true)
    expect([DAYS[9], DAYS[10]].map((day = 0) => toWallTime(day, ZONE).slice(0, 10))).to.deep.equal([
      '2026-03-29',
      '2026-03-30'
    ])
    expect(((DAYS[10] ?? 0) - (DAYS[9] ?? 0)) / HOUR).to.equal(23)
    const [first = 0] = comingDays(Date.parse('2026-03-08T18:00Z'), 'America/Havana')
    expect(toWallTime(first, 'America/Havana')).to.equal('2026-03-08T01:00')
  })

  it('shows the visible parts of exceptions', () => {
    expect(
      rows(
        ['over', '2026-03-18T08:00Z', '2026-03-19T08:00Z'],
        ['now', '2026-03-18T08:00Z', '2026-03-20T23:00Z'],
        ['soon', '2026-03-27T23:00Z', '2026-03-28T23:00Z'],
        ['open', '2026-04-01T22:00Z', null],
        ['far', '2026-05-01T08:00Z', '2026-05-02T08:00Z']
      )
    ).to.deep.equal([['now 0 7', 'soon 57 64', 'open 93 100']])
  })

  it('puts overlapping exceptions into separate rows, and all further ones into the last row', () => {
    const long = (id: string) => [id, '2026-03-21T08:00Z', '2026-03-23T08:00Z'] as const
    expect(rows(long('a'), long('b'), ['c', '2026-03-23T08:00Z', '2026-03-24T08:00Z'])).to.have.deep.members([
      ['a 10 24', 'c 24 31'],
      ['b 10 24']
    ])
    expect(rows(...['a', 'b', 'c', 'd', 'e', 'f'].map(long)).map(({ length }) => length)).to.deep.equal([1, 1, 1, 3])
  })

  it('omits exceptions with malformed or reversed times', () => {
    expect(
      rows(
        ['start', 'soon', null],
        ['end', '2026-03-21T08:00Z', 'later'],
        ['turned', '2026-03-23T08:00Z', '2026-03-22T08:00Z']
      )
    ).to.deep.equal([])
  })
})

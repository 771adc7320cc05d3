import {
  addDays,
  dayAt,
  dayStarts,
  daysBetween,
  daysFrom,
  isToday,
  placeAmong,
  weekOf
} from '../../../../src/features/all-locks/rules/calendar-days.js'
import { countTimeZoneConversions } from '../../../count-time-zone-conversions.js'

const at = Date.parse

describe('Calendar days', () => {
  it('continue across months and daylight saving changes', () => {
    expect(daysFrom('2026-02-27', 3)).to.deep.equal(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(daysFrom('2026-03-28', 3)).to.deep.equal(['2026-03-28', '2026-03-29', '2026-03-30'])
    expect(addDays('2026-01-01', -1)).to.equal('2025-12-31')
    expect([daysBetween('2026-03-28', '2026-03-30'), daysBetween('2026-03-30', '2026-03-28')]).to.deep.equal([2, -2])
  })

  it('depend on the time zone', () => {
    const instant = at('2026-11-25T23:30:00Z')
    expect(['America/Los_Angeles', 'UTC', 'Asia/Tokyo'].map((zone) => dayAt(instant, zone))).to.deep.equal([
      '2026-11-25',
      '2026-11-25',
      '2026-11-26'
    ])
  })

  it('form weeks that start on the first weekday of the locale', () => {
    // A Wednesday.
    expect([1, 6, 7].map((weekday) => weekOf('2026-11-25', weekday))).to.deep.equal([
      '2026-11-23',
      '2026-11-21',
      '2026-11-22'
    ])
    expect(weekOf('2026-11-23', 1)).to.equal('2026-11-23')
  })

  const places: [what: string, first: string, instant: string, zone: string, place: number][] = [
    ['noon', '2026-11-24', '2026-11-25T12:00:00Z', 'UTC', 1.5],
    ['before the first day', '2026-11-24', '2026-11-23T18:00:00Z', 'UTC', -Infinity],
    ['after the last day', '2026-11-24', '2026-11-26T00:01:00Z', 'UTC', Infinity],
    ['in another time zone', '2026-11-24', '2026-11-25T11:00:00Z', 'Asia/Tokyo', 1 + 20 / 24],
    ['10:00 on a day of 23 hours', '2026-03-29', '2026-03-29T08:00:00Z', 'Europe/Berlin', 9 / 23],
    ['the midnight after a day of 23 hours', '2026-03-29', '2026-03-29T22:00:00Z', 'Europe/Berlin', 1],
    ['the first 02:30 of a day of 25 hours', '2026-10-25', '2026-10-25T00:30:00Z', 'Europe/Berlin', 2.5 / 25],
    ['the second 02:30 of a day of 25 hours', '2026-10-25', '2026-10-25T01:30:00Z', 'Europe/Berlin', 3.5 / 25],
    ['the midnight after a day of 25 hours', '2026-10-25', '2026-10-25T23:00:00Z', 'Europe/Berlin', 1],
    // Clocks change from 24:00 to 01:00.
    ['the first minute of a day without a midnight', '2026-09-05', '2026-09-06T04:00:00Z', 'America/Santiago', 1]
  ]
  for (const [what, first, instant, zone, place] of places) {
    it(`place an instant proportionally within its day: ${what}`, () => {
      const found = placeAmong(dayStarts(first, 2, zone), at(instant))
      if (Number.isFinite(place)) expect(found).to.be.closeTo(place, 1e-9)
      else expect(found).to.equal(place)
    })
  }
})

describe('isToday', () => {
  it('converts each time zone once, for any number of instants', async () => {
    const now = at('2026-11-25T23:30:00Z')
    const isEachToday = (instants: readonly number[]): boolean[] =>
      instants.map((instant) => isToday(instant, 'Asia/Tokyo', now))
    const bounds = ['2026-11-25T14:59Z', '2026-11-25T15:00Z', '2026-11-26T14:59Z', '2026-11-26T15:00Z'].map(at)
    expect(isEachToday(bounds)).to.deep.equal([false, true, true, false])
    expect(await countTimeZoneConversions(() => isEachToday(bounds))).to.equal(0)
  })
})

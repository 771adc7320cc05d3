import { millisecondsInDay } from 'date-fns/constants'
import { format } from 'date-fns/format'
import { toZonedTime } from 'date-fns-tz/toZonedTime'
import * as fc from 'fast-check'
import { allZones } from '../../../src/core/values/time-zone.js'
import { isMoved, NO_TIME, timeAt, timeInZone, typedTime } from '../../../src/core/values/typed-time.js'
import { addWallDays, addWallHours, toInstant, toWallTime, zoneOffset } from '../../../src/core/values/wall-time.js'
import { APIA, BERLIN, KATHMANDU, LOS_ANGELES } from './zone-samples.js'

const LORD_HOWE = 'Australia/Lord_Howe'

/** Wall time in a zone, its instant, and the wall time it is moved to if daylight saving skips it. */
const moments: [zone: string, wall: string, instant: string, becomes?: string][] = [
  [LOS_ANGELES, '2025-01-15T12:00', '2025-01-15T20:00:00.000Z'],
  [LOS_ANGELES, '2025-03-09T01:59', '2025-03-09T09:59:00.000Z'],
  [LOS_ANGELES, '2025-03-09T02:00', '2025-03-09T10:00:00.000Z', '2025-03-09T03:00'],
  [LOS_ANGELES, '2025-03-09T02:30', '2025-03-09T10:30:00.000Z', '2025-03-09T03:30'],
  [LOS_ANGELES, '2025-03-09T02:59', '2025-03-09T10:59:00.000Z', '2025-03-09T03:59'],
  [LOS_ANGELES, '2025-03-09T03:00', '2025-03-09T10:00:00.000Z'],
  [LOS_ANGELES, '2025-11-02T00:59', '2025-11-02T07:59:00.000Z'],
  [LOS_ANGELES, '2025-11-02T01:00', '2025-11-02T08:00:00.000Z'],
  [LOS_ANGELES, '2025-11-02T01:30', '2025-11-02T08:30:00.000Z'],
  [LOS_ANGELES, '2025-11-02T02:00', '2025-11-02T10:00:00.000Z'],
  [LOS_ANGELES, '1900-01-01T12:00', '1900-01-01T20:00:00.000Z'],
  [BERLIN, '2025-03-30T01:59', '2025-03-30T00:59:00.000Z'],
  [BERLIN, '2025-03-30T02:30', '2025-03-30T01:30:00.000Z', '2025-03-30T03:30'],
  [BERLIN, '2025-03-30T03:00', '2025-03-30T01:00:00.000Z'],
  [BERLIN, '2025-10-26T01:59', '2025-10-25T23:59:00.000Z'],
  [BERLIN, '2025-10-26T02:30', '2025-10-26T00:30:00.000Z'],
  [BERLIN, '2025-10-26T03:00', '2025-10-26T02:00:00.000Z'],
  [BERLIN, '2100-07-01T12:00', '2100-07-01T10:00:00.000Z'],
  [BERLIN, '2024-02-29T00:00', '2024-02-28T23:00:00.000Z'],
  [KATHMANDU, '2025-01-01T00:00', '2024-12-31T18:15:00.000Z'],
  [KATHMANDU, '2025-07-01T12:00', '2025-07-01T06:15:00.000Z'],
  [KATHMANDU, '1985-12-31T12:00', '1985-12-31T06:30:00.000Z'],
  [KATHMANDU, '1986-01-01T00:10', '1985-12-31T18:40:00.000Z', '1986-01-01T00:25'],
  [APIA, '2011-12-29T23:59', '2011-12-30T09:59:00.000Z'],
  [APIA, '2011-12-30T00:00', '2011-12-30T10:00:00.000Z', '2011-12-31T00:00'],
  [APIA, '2011-12-30T12:00', '2011-12-30T22:00:00.000Z', '2011-12-31T12:00'],
  [APIA, '2011-12-30T23:59', '2011-12-31T09:59:00.000Z', '2011-12-31T23:59'],
  [APIA, '2011-12-31T00:00', '2011-12-30T10:00:00.000Z'],
  [APIA, '2020-09-27T03:30', '2020-09-26T14:30:00.000Z', '2020-09-27T04:30'],
  [APIA, '2021-04-04T03:30', '2021-04-03T13:30:00.000Z'],
  [APIA, '2022-01-01T00:00', '2021-12-31T11:00:00.000Z'],
  [LORD_HOWE, '2025-01-01T12:00', '2025-01-01T01:00:00.000Z'],
  [LORD_HOWE, '2025-07-01T12:00', '2025-07-01T01:30:00.000Z'],
  [LORD_HOWE, '2025-04-06T01:45', '2025-04-05T14:45:00.000Z'],
  [LORD_HOWE, '2025-04-06T02:00', '2025-04-05T15:30:00.000Z'],
  [LORD_HOWE, '2025-10-05T02:15', '2025-10-04T15:45:00.000Z', '2025-10-05T02:45'],
  ['UTC', '2025-03-09T02:30', '2025-03-09T02:30:00.000Z']
]

/** Any minute of two centuries, or a minute close to a clock change. */
const minutes = fc.oneof(
  fc.integer({ min: Date.UTC(1901) / 60_000, max: Date.UTC(2100) / 60_000 }),
  fc
    .tuple(
      fc.constantFrom(...moments.map(([, , instant]) => Date.parse(instant) / 60_000)),
      fc.integer({ min: -180, max: 180 })
    )
    .map(([minute, away]) => minute + away)
)

const instants = minutes.map((minute) => minute * 60_000)
const walls = instants.map((instant) => new Date(instant).toISOString().slice(0, 16))
const zones = fc.oneof(fc.constantFrom(LOS_ANGELES, BERLIN, KATHMANDU, APIA, LORD_HOWE), fc.constantFrom(...allZones()))

describe('Wall time', () => {
  for (const [zone, wall, instant, becomes] of moments) {
    it(`${wall} in ${zone} is ${instant}${becomes ? `, moved to ${becomes}` : ''}`, () => {
      expect(toInstant(wall, zone)).to.deep.equal({ instant: Date.parse(instant), isMoved: becomes !== undefined })
      expect(toWallTime(Date.parse(instant), zone)).to.equal(becomes ?? wall)
      expect(isMoved(typedTime(wall, zone), zone)).to.equal(becomes !== undefined)
    })
  }

  const seconds: [zone: string, instant: string, wall: string][] = [
    [LOS_ANGELES, '2025-11-02T09:30:00Z', '2025-11-02T01:30'],
    [BERLIN, '2025-10-26T01:30:00Z', '2025-10-26T02:30'],
    [LORD_HOWE, '2025-04-05T15:15:00Z', '2025-04-06T01:45'],
    [BERLIN, '2025-06-01T10:00:59.999Z', '2025-06-01T12:00'],
    [BERLIN, '1969-12-31T22:59:59.999Z', '1969-12-31T23:59'],
    [BERLIN, '2025-06-01T22:00:00Z', '2025-06-02T00:00']
  ]
  for (const [zone, instant, wall] of seconds) {
    it(`is ${wall} in ${zone} at ${instant}`, () => {
      expect(toWallTime(Date.parse(instant), zone)).to.equal(wall)
    })
  }

  it('can contain seconds, which are ignored', () => {
    expect(toInstant('2025-06-01T12:00:45.5', BERLIN)).to.deep.equal(toInstant('2025-06-01T12:00', BERLIN))
  })

  const outermost: [zone: string, instant: string, wall: string][] = [
    [BERLIN, '9999-12-31T23:59:59.999Z', '9999-12-31T23:59'],
    [BERLIN, '9999-12-31T22:30:00.000Z', '9999-12-31T23:30'],
    [LOS_ANGELES, '9999-12-31T23:59:59.999Z', '9999-12-31T15:59'],
    [BERLIN, '0000-01-01T00:00:00.000Z', '0000-01-01T00:00'],
    [LOS_ANGELES, '0050-06-01T12:00:00.000Z', '0050-06-01T12:00'],
    ['UTC', '0100-06-01T12:00:00.000Z', '0100-06-01T12:00']
  ]
  for (const [zone, instant, wall] of outermost) {
    it(`is ${wall} in ${zone} at ${instant}, at the limits of the calendar`, () => {
      expect(toWallTime(Date.parse(instant), zone)).to.equal(wall)
      expect(toWallTime(toInstant(wall, zone)?.instant ?? NaN, zone)).to.equal(wall)
      expect(Math.abs(zoneOffset(Date.parse(instant), zone))).to.be.at.most(14 * 60)
      for (const hours of [-24, 24]) expect(addWallHours(wall, hours)).to.match(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    })
  }

  const impossible = ['2025-06-01', '2025-02-30T10:00', '2025-13-01T10:00', '2025-06-01T24:30', '12025-06-01T10:00']
  for (const wall of ['', ' ', 'tomorrow', ...impossible]) {
    it(`'${wall}' has no instant`, () => {
      expect(toInstant(wall, BERLIN)).to.equal(undefined)
      expect(typedTime(wall, BERLIN)).to.deep.equal({ wall, instant: undefined })
    })
  }

  it('has no instant in an unknown zone', () => {
    expect(toInstant('2025-06-01T10:00', 'Mars/Olympus')).to.equal(undefined)
  })

  it('is converted to an instant with that wall time, or to a later one if daylight saving skips it', () => {
    fc.assert(
      fc.property(walls, zones, (wall, zone) => {
        const found = toInstant(wall, zone)
        expect(found).not.to.equal(undefined)
        const shown = toWallTime(found?.instant ?? NaN, zone)
        if (found?.isMoved) expect(shown > wall).to.equal(true)
        else expect(shown).to.equal(wall)
      }),
      { numRuns: 500 }
    )
  })

  it('is the same as in date-fns-tz, except on days when the system zone changes its clocks', () => {
    const offsets = (day: number): Set<number> =>
      new Set([-1, 0, 1].map((away) => new Date(day + away * millisecondsInDay).getTimezoneOffset()))
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const zoned = toZonedTime(instant, zone)
        fc.pre(offsets(zoned.getTime()).size === 1)
        expect(toWallTime(instant, zone)).to.equal(format(zoned, "yyyy-MM-dd'T'HH:mm"))
      }),
      { numRuns: 500 }
    )
  })

  it('is converted back to its instant, or to the first of two with the same wall time', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(LOS_ANGELES, BERLIN, APIA, LORD_HOWE, 'UTC'), (instant, zone) => {
        const wall = toWallTime(instant, zone)
        const first = toInstant(wall, zone)?.instant ?? NaN
        // In local mean time, a minute of the wall clock starts between two minutes of UTC.
        expect(first).to.be.lessThan(instant + 60_000)
        expect(toWallTime(first, zone)).to.equal(wall)
      }),
      { numRuns: 500 }
    )
  })

  const days: [wall: string, days: number, later: string][] = [
    ['2025-03-08T02:30', 1, '2025-03-09T02:30'],
    ['2025-11-01T01:30', 1, '2025-11-02T01:30'],
    ['2024-02-28T23:59', 1, '2024-02-29T23:59'],
    ['2025-12-31T00:00', 1, '2026-01-01T00:00'],
    ['2025-03-01T12:00', -1, '2025-02-28T12:00'],
    ['2025-06-01T12:00', 0, '2025-06-01T12:00']
  ]
  for (const [wall, count, later] of days) {
    it(`${wall} is ${later} after ${count} days`, () => {
      expect(addWallDays(wall, count)).to.equal(later)
    })
  }
})

describe('Time in a form', () => {
  it('keeps its instant in another zone and back', () => {
    fc.assert(
      fc.property(instants, fc.nat(59_999), zones, zones, (minute, rest, from, to) => {
        const time = timeAt(minute + rest, from)
        const there = timeInZone(time, to)
        expect(there).to.deep.equal({ wall: toWallTime(minute + rest, to), instant: minute + rest })
        expect(timeInZone(there, from)).to.deep.equal(time)
      })
    )
  })

  it('shows the wall time of the other zone', () => {
    const time = typedTime('2025-03-09T02:30', LOS_ANGELES)
    expect(timeInZone(time, BERLIN).wall).to.equal('2025-03-09T11:30')
    expect(timeInZone(time, KATHMANDU).wall).to.equal('2025-03-09T16:15')
    expect(timeInZone(time, LOS_ANGELES).wall).to.equal('2025-03-09T03:30')
  })

  it('stays as typed if it has no instant', () => {
    expect(timeInZone(NO_TIME, BERLIN)).to.deep.equal({ wall: '', instant: undefined })
    expect(isMoved(NO_TIME, BERLIN)).to.equal(false)
  })
})

import * as fc from 'fast-check'
import { formatTime, formatTimes, otherOccurrence } from '../../../src/core/values/repeated-hour.js'
import {
  isSameTime,
  NO_TIME,
  repeatedTime,
  retypedTime,
  timeAt,
  typedTime
} from '../../../src/core/values/typed-time.js'
import { toInstant, toWallTime } from '../../../src/core/values/wall-time.js'
import { createDates } from '../../../src/features/access-codes/dates.js'
import { APIA, BERLIN, KATHMANDU, LOS_ANGELES } from './zone-samples.js'

const NEW_YORK = 'America/New_York'
const LORD_HOWE = 'Australia/Lord_Howe'

/** Browsers disagree about the first zero of German hours, if it isn't asked for. */
const clock = (timeZone: string, locale = 'en') =>
  new Intl.DateTimeFormat(locale, { timeZone, hour: locale === 'de' ? '2-digit' : 'numeric', minute: '2-digit' })
const plain = (text: string): string => text.replaceAll(/\s/g, ' ')

describe('Time', () => {
  const times: [zone: string, instant: string, text: string, locale?: string][] = [
    [NEW_YORK, '2025-11-02T04:59:59Z', '12:59 AM'],
    [NEW_YORK, '2025-11-02T05:00:00Z', '1:00 AM EDT'],
    [NEW_YORK, '2025-11-02T05:30:00Z', '1:30 AM EDT'],
    [NEW_YORK, '2025-11-02T06:30:00Z', '1:30 AM EST'],
    [NEW_YORK, '2025-11-02T06:59:59.999Z', '1:59 AM EST'],
    [NEW_YORK, '2025-11-02T07:00:00Z', '2:00 AM'],
    [NEW_YORK, '2025-03-09T06:59:00Z', '1:59 AM'],
    [NEW_YORK, '2025-03-09T07:00:00Z', '3:00 AM'],
    [NEW_YORK, '2025-07-01T05:30:00Z', '1:30 AM'],
    [BERLIN, '2025-10-26T00:30:00Z', '02:30 MESZ', 'de'],
    [BERLIN, '2025-10-26T01:30:00Z', '02:30 MEZ', 'de'],
    [BERLIN, '2025-10-26T02:00:00Z', '3:00 AM'],
    [LORD_HOWE, '2025-04-05T14:29:00Z', '1:29 AM'],
    [LORD_HOWE, '2025-04-05T14:30:00Z', '1:30 AM GMT+11'],
    [LORD_HOWE, '2025-04-05T15:00:00Z', '1:30 AM GMT+10:30'],
    [LORD_HOWE, '2025-04-05T15:30:00Z', '2:00 AM'],
    ['America/Havana', '2025-11-02T04:30:00Z', '12:30 AM GMT-4'],
    ['America/Havana', '2025-11-02T05:30:00Z', '12:30 AM GMT-5'],
    ['Antarctica/Troll', '2025-10-26T00:30:00Z', '2:30 AM GMT+2'],
    ['Antarctica/Troll', '2025-10-26T01:30:00Z', '1:30 AM GMT'],
    [KATHMANDU, '2025-11-02T05:30:00Z', '11:15 AM'],
    ['UTC', '2025-11-02T05:30:00Z', '5:30 AM']
  ]
  for (const [zone, instant, text, locale] of times) {
    it(`is ${text} at ${instant} in ${zone}`, () => {
      expect(plain(formatTime(clock(zone, locale), Date.parse(instant), zone))).to.equal(text)
    })
  }

  it('carries its zone at each end of a range that clocks show twice', () => {
    const ranges = [
      ['05:30', '06:30', '1:30 AM EDT – 1:30 AM EST'],
      ['04:30', '06:30', '12:30 AM – 1:30 AM EST'],
      ['04:30', '07:30', '12:30 – 2:30 AM']
    ] as const
    for (const [from, to, text] of ranges) {
      const [start, end] = [from, to].map((time) => Date.parse(`2025-11-02T${time}Z`))
      expect(plain(formatTimes(clock(NEW_YORK), Number(start), Number(end), NEW_YORK))).to.equal(text)
    }
  })

  it('carries its zone in the repeated hour of an access code', () => {
    const dates = createDates('en', NEW_YORK, Date.parse('2025-11-01T12:00Z'))
    const instant = Date.parse('2025-11-02T06:30Z')
    expect([dates.time(instant), dates.dateTime(instant)].map(plain)).to.deep.equal([
      '1:30 AM EST',
      'Nov 2, 1:30 AM EST'
    ])
  })
})

describe('Repeated time', () => {
  const repeated: [zone: string, wall: string, first: string, second: string][] = [
    [NEW_YORK, '2026-11-01T01:30', '2026-11-01T05:30Z', '2026-11-01T06:30Z'],
    [BERLIN, '2026-10-25T02:30', '2026-10-25T00:30Z', '2026-10-25T01:30Z'],
    [BERLIN, '2026-10-25T02:00', '2026-10-25T00:00Z', '2026-10-25T01:00Z'],
    [LORD_HOWE, '2026-04-05T01:45', '2026-04-04T14:45Z', '2026-04-04T15:15Z'],
    // The past, because browsers disagree about later rules of these zones.
    ['America/Havana', '2025-11-02T00:30', '2025-11-02T04:30Z', '2025-11-02T05:30Z'],
    // Daylight saving ends at midnight UTC.
    ['Europe/Chisinau', '2021-10-31T02:30', '2021-10-30T23:30Z', '2021-10-31T00:30Z']
  ]
  for (const [zone, wall, first, second] of repeated) {
    it(`${wall} in ${zone} is the first instant, and can be the second`, () => {
      const [used, other] = [Date.parse(first), Date.parse(second)]
      const typed = typedTime(wall, zone)
      expect(typed).to.deep.equal({ wall, instant: used })
      expect(repeatedTime(typed, zone)).to.deep.equal({ used, other })
      const chosen = timeAt(other, zone)
      expect(chosen.wall).to.equal(wall)
      expect(repeatedTime(chosen, zone)).to.deep.equal({ used: other, other: used })
      expect(isSameTime(chosen, typed)).to.equal(false)
    })
  }

  it('keeps its occurrence while its text is the same, and starts with the first after another text', () => {
    const second = timeAt(Date.parse('2026-11-01T06:30:15Z'), NEW_YORK)
    expect(retypedTime(second, second.wall, NEW_YORK)).to.equal(second)
    const later = retypedTime(second, '2026-11-01T01:31', NEW_YORK)
    expect(retypedTime(later, second.wall, NEW_YORK).instant).to.equal(Date.parse('2026-11-01T05:30Z'))
  })

  for (const [zone, wall] of [
    [NEW_YORK, '2026-11-01T00:59'],
    [NEW_YORK, '2026-11-01T02:00'],
    [NEW_YORK, '2026-03-08T02:30'],
    [NEW_YORK, '2026-07-01T01:30'],
    [BERLIN, '2026-10-25T03:00'],
    [KATHMANDU, '2026-11-01T01:30'],
    ['UTC', '2026-10-25T01:30']
  ] as const) {
    it(`does not exist at ${wall} in ${zone}`, () =>
      expect(repeatedTime(typedTime(wall, zone), zone)).to.equal(undefined))
  }

  it('does not exist in an empty field', () => expect(repeatedTime(NO_TIME, NEW_YORK)).to.equal(undefined))

  it('has the same text at both instants, and is first what that text means', () => {
    // The minutes around the end of daylight saving in each of these zones.
    const minutes = fc.integer({
      min: Date.parse('2026-10-24T20:00Z') / 60_000,
      max: Date.parse('2026-11-01T12:00Z') / 60_000
    })
    const zones = fc.constantFrom(
      NEW_YORK,
      LOS_ANGELES,
      BERLIN,
      'America/Havana',
      'Antarctica/Troll',
      'Europe/Chisinau',
      APIA
    )
    fc.assert(
      fc.property(minutes, zones, (minute, zone) => {
        const instant = minute * 60_000
        const other = otherOccurrence(instant, zone)
        const wall = toWallTime(instant, zone)
        expect(toInstant(wall, zone)?.instant).to.equal(Math.min(instant, other ?? instant))
        if (other !== undefined)
          expect([toWallTime(other, zone), otherOccurrence(other, zone)]).to.deep.equal([wall, instant])
      }),
      { numRuns: 2000 }
    )
  })
})

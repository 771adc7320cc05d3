import { expect } from 'chai'
import { formatTime, formatTimes } from '../../../src/core/values/repeated-hour.js'
import { createDates } from '../../../src/features/access-codes/dates.js'
import { BERLIN, KATHMANDU } from './zone-samples.js'

const NEW_YORK = 'America/New_York'
const LORD_HOWE = 'Australia/Lord_Howe'

const clock = (timeZone: string, locale = 'en') =>
  new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
const plain = (text: string): string => text.replaceAll(/\s/g, ' ')

describe('A time', () => {
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
    [BERLIN, '2025-10-26T00:30:00Z', '2:30 MESZ', 'de'],
    [BERLIN, '2025-10-26T01:30:00Z', '2:30 MEZ', 'de'],
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
    it(`at ${instant} in ${zone} is ${text}`, () => {
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

  it('of an access code carries its zone in the repeated hour', () => {
    const dates = createDates('en', NEW_YORK, Date.parse('2025-11-01T12:00Z'))
    const instant = Date.parse('2025-11-02T06:30Z')
    expect([dates.time(instant), dates.dateTime(instant)].map(plain)).to.deep.equal([
      '1:30 AM EST',
      'Nov 2, 1:30 AM EST'
    ])
  })
})

import * as fc from 'fast-check'
import { minuteIn, minuteOf, parseZonedTime, type ZonedTime } from '../../../src/core/values/zoned-time.js'

const LOS_ANGELES = 'America/Los_Angeles'
const BERLIN = 'Europe/Berlin'
const SUMMER = Date.parse('2025-06-15T10:20:30.500Z')

describe('parseZonedTime', () => {
  const zero = { second: 0, millisecond: 0, microsecond: 0, nanosecond: 0, timeZone: LOS_ANGELES }
  const times: [value: unknown, time: ZonedTime | string][] = [
    [`20:00:00.000[${LOS_ANGELES}]`, { hour: 20, minute: 0, ...zero }],
    [`07:30:00[${LOS_ANGELES}]`, { hour: 7, minute: 30, ...zero }],
    [`07:30[${LOS_ANGELES}]`, { hour: 7, minute: 30, ...zero }],
    [` T07:30:05-07:00[${LOS_ANGELES}] `, { hour: 7, minute: 30, ...zero, second: 5 }],
    [
      `23:59:58.123456789[${BERLIN}]`,
      { hour: 23, minute: 59, second: 58, millisecond: 123, microsecond: 456, nanosecond: 789, timeZone: BERLIN }
    ],
    [`00:00:00.5[${LOS_ANGELES}]`, { hour: 0, minute: 0, ...zero, millisecond: 500 }],
    ['', 'empty'],
    ['  ', 'empty'],
    [null, 'empty'],
    [undefined, 'empty'],
    [20, 'empty'],
    [`24:00:00[${LOS_ANGELES}]`, 'time'],
    [`20:60:00[${LOS_ANGELES}]`, 'time'],
    [`20:00:60[${LOS_ANGELES}]`, 'time'],
    [`8pm[${LOS_ANGELES}]`, 'time'],
    [`[${LOS_ANGELES}]`, 'time'],
    ['soon', 'time'],
    ['20:00:00', 'zone'],
    ['20:00:00[]', 'zone'],
    ['20:00:00[Mars/Olympus]', 'zone'],
    [`20:00:00[${LOS_ANGELES}`, 'time']
  ]
  for (const [value, time] of times) {
    it(`${typeof time === 'string' ? `returns "${time}" for` : 'parses'} '${String(value)}'`, () => {
      expect(parseZonedTime(value)).to.deep.equal(time)
    })
  }

  it('parses all parts of random times', () => {
    const part = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max })
    fc.assert(
      fc.property(part(23), part(59), part(59), part(999), part(999), part(999), (...parts) => {
        const [hour, minute, second, millisecond, microsecond, nanosecond] = parts
        const two = [hour, minute, second].map((value) => String(value).padStart(2, '0')).join(':')
        const three = parts
          .slice(3)
          .map((value) => String(value).padStart(3, '0'))
          .join('')
        const time = { hour, minute, second, millisecond, microsecond, nanosecond, timeZone: BERLIN }
        expect(parseZonedTime(`${two}.${three}[${BERLIN}]`)).to.deep.equal(time)
      })
    )
  })

  it('converts to the minute of the day in another time zone', () => {
    const eight = { ...zero, hour: 20, minute: 15 }
    expect(minuteIn(eight, LOS_ANGELES, SUMMER)).to.equal(20 * 60 + 15)
    expect(minuteIn(eight, BERLIN, SUMMER)).to.equal(5 * 60 + 15)
    expect(minuteIn(eight, 'Asia/Kathmandu', SUMMER)).to.equal(9 * 60)
    expect(minuteOf('2025-06-15T23:59')).to.equal(1439)
  })
})

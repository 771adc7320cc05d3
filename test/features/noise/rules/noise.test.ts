import { expect } from 'chai'
import * as fc from 'fast-check'
import {
  exceededNames,
  noiseDays,
  noisesOfLastDay,
  readNoises
} from '../../../../src/features/noise/rules/noise-activity.js'
import { givenLevel } from '../../../../src/features/noise/rules/given-level.js'
import { noiseChart, type NoisePoint } from '../../../../src/features/noise/rules/noise-chart.js'
import { hoursOfLastDay } from '../../../../src/features/noise/rules/noise-hours.js'
import { isNoisy, noiseLevel } from '../../../../src/features/noise/rules/noise-level.js'
import { presentLimit } from '../../../../src/features/noise/rules/noise-limit.js'
import { noiseWindows, noiseZone } from '../../../../src/features/noise/rules/noise-thresholds.js'
import { minuteIn, minuteOf, readZonedTime, type ZonedTime } from '../../../../src/core/values/zoned-time.js'
import type { Device, NoiseThreshold, PlatformEvent } from '../../../../src/core/resources/resources.js'

/** A sensor, a threshold and an event as a platform might send them, whatever it says. */
const sensor = (properties: unknown = {}, fields: object = {}): Device =>
  Object.assign({ device_id: 'device' }, Object.fromEntries([['properties', properties]]), fields)
const threshold = (fields: object = {}): NoiseThreshold => Object.assign({ noise_threshold_id: 'night' }, fields)
const noise = (fields: object = {}): PlatformEvent => Object.assign({ event_id: 'event' }, fields)

const NONSENSE: unknown[] = [undefined, null, NaN, Infinity, '', ' ', 'text', true, [], {}, [null], () => 1]
const LOS_ANGELES = 'America/Los_Angeles'
const BERLIN = 'Europe/Berlin'
const SUMMER = Date.parse('2025-06-15T10:20:30.500Z')

describe('The noise at a sensor', () => {
  const minut = (value: unknown): object => ({ minut_metadata: { latest_sensor_values: { sound: { value } } } })
  const aware = (decibels: unknown, score: unknown): object => ({
    noiseaware_metadata: { noise_level_decibel: decibels, noise_level_nrs: score }
  })
  const fifty = { kind: 'decibels', decibels: 50 }
  const levels: [what: string, properties: unknown, level: object | undefined][] = [
    ['what Minut says, rounded', { ...minut(41.6), noise_level_decibels: 50 }, { kind: 'decibels', decibels: 42 }],
    ['0 where Minut says so', { ...minut(0), noise_level_decibels: 50 }, { kind: 'decibels', decibels: 0 }],
    ['the common one where Minut has none', { ...minut(null), noise_level_decibels: 50 }, fifty],
    ['what NoiseAware says', { ...aware(47.4, 12), noise_level_decibels: 50 }, { kind: 'decibels', decibels: 47 }],
    ['quiet where NoiseAware says -1', { ...aware(-1, 12), noise_level_decibels: 0 }, { kind: 'quiet' }],
    ['quiet where its score is -1', { ...aware(undefined, -1), noise_level_decibels: 0 }, { kind: 'quiet' }],
    ['its score where that is all', { ...aware('loud', 12), noise_level_decibels: 50 }, { kind: 'score', score: 12 }],
    ['the common one where NoiseAware has none', { ...aware(null, {}), noise_level_decibels: 50 }, fifty],
    ['the common one, rounded', { noise_level_decibels: 41.6 }, { kind: 'decibels', decibels: 42 }],
    ['unknown where nobody says any', {}, undefined],
    ['unknown where it is less than nothing', { noise_level_decibels: -1 }, undefined],
    ['the common one where what Minut says is less than nothing', { ...minut(-1), noise_level_decibels: 50 }, fifty],
    ['unknown where the score of NoiseAware is less than nothing', aware(undefined, -7), undefined],
    ['told as it is, however loud', { noise_level_decibels: 200 }, { kind: 'decibels', decibels: 200 }]
  ]
  for (const [what, properties, level] of levels) {
    it(`is ${what}`, () => expect(noiseLevel(sensor(properties))).to.deep.equal(level))
  }

  it('is unknown where the platform says nonsense', () => {
    for (const value of NONSENSE) {
      const all = { minut_metadata: value, noiseaware_metadata: value, noise_level_decibels: value }
      for (const properties of [value, minut(value), aware(value, value), all]) {
        expect(noiseLevel(sensor(properties))).to.equal(undefined)
      }
    }
  })

  it('is too much while a threshold is triggering', () => {
    const noisy = (ids: unknown): boolean => isNoisy(sensor({ currently_triggering_noise_threshold_ids: ids }))
    expect(noisy(['night'])).to.equal(true)
    expect(noisy([null, 'night'])).to.equal(true)
    expect([...NONSENSE, [''], 'night'].filter(noisy)).to.deep.equal([])
  })
})

describe('The level of a threshold or an event', () => {
  it('is told to a tenth, in dB, else as a score', () => {
    expect(givenLevel(61.26, 12)).to.deep.equal({ kind: 'decibels', decibels: 61.3 })
    expect(givenLevel(undefined, 12.34)).to.deep.equal({ kind: 'score', score: 12.3 })
    expect(givenLevel(-1, 0)).to.deep.equal({ kind: 'score', score: 0 })
  })

  it('is told as it is, however loud', () => {
    expect(givenLevel(1e308, 12)).to.deep.equal({ kind: 'decibels', decibels: 1e308 })
  })

  it('is unknown where it is nonsense', () => {
    for (const value of [...NONSENSE, -7]) expect(givenLevel(value, value), `${value}`).to.equal(undefined)
  })
})

describe('A time of day in a zone', () => {
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
    it(`of '${String(value)}' is ${typeof time === 'string' ? `no time: ${time}` : 'read'}`, () => {
      expect(readZonedTime(value)).to.deep.equal(time)
    })
  }

  it('is read back from its parts', () => {
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
        expect(readZonedTime(`${two}.${three}[${BERLIN}]`)).to.deep.equal(time)
      })
    )
  })

  it('is another minute on the clocks of another zone', () => {
    const eight = { ...zero, hour: 20, minute: 15 }
    expect(minuteIn(eight, LOS_ANGELES, SUMMER)).to.equal(20 * 60 + 15)
    expect(minuteIn(eight, BERLIN, SUMMER)).to.equal(5 * 60 + 15)
    expect(minuteIn(eight, 'Asia/Kathmandu', SUMMER)).to.equal(9 * 60)
    expect(minuteOf('2025-06-15T23:59')).to.equal(1439)
  })
})

describe('The thresholds of a sensor', () => {
  const between = (noise_threshold_id: string, starts_daily_at: string, ends_daily_at: string): NoiseThreshold =>
    threshold({ noise_threshold_id, starts_daily_at, ends_daily_at })
  const evening = between('evening', `20:00:00[${LOS_ANGELES}]`, `22:00:00[${LOS_ANGELES}]`)
  const day = between('day', `08:00:00[${LOS_ANGELES}]`, 'late')
  const odd = between('odd', 'soon', `22:00:00[${LOS_ANGELES}]`)

  it('come in order of their start on the clocks of the zone, those without one last', () => {
    const ids = (zone: string): string[] =>
      noiseWindows([odd, evening, day], zone, SUMMER).map((window) => window.threshold.noise_threshold_id)
    expect(ids(LOS_ANGELES)).to.deep.equal(['day', 'evening', 'odd'])
    expect(ids(BERLIN)).to.deep.equal(['evening', 'day', 'odd'])
  })

  it('keep the times that can be read', () => {
    const windows = noiseWindows([odd, evening, day], LOS_ANGELES, SUMMER)
    expect(windows.map(({ start, end }) => [start, end])).to.deep.equal([
      [480, undefined],
      [1200, 1320],
      [undefined, 1320]
    ])
  })

  it('are shown in the zone of the sensor, else of the first that has one', () => {
    expect(noiseZone(sensor({}, { location: { timezone: BERLIN } }), [evening])).to.equal(BERLIN)
    expect(noiseZone(sensor({}, { location: { timezone: 'Mars/Olympus' } }), [odd, evening])).to.equal(LOS_ANGELES)
    expect(noiseZone(sensor(), [odd])).to.equal(undefined)
    expect(noiseZone(sensor(), [])).to.equal(undefined)
  })

  it('survive nonsense', () => {
    for (const value of NONSENSE) {
      const nonsense = Object.assign([evening], [value])
      const named = threshold({ starts_daily_at: value, ends_daily_at: value })
      expect(noiseWindows(nonsense, BERLIN, SUMMER).length).to.be.at.most(1)
      const [window] = noiseWindows([named], BERLIN, SUMMER)
      expect(window).to.deep.equal({ threshold: named, start: undefined, end: undefined })
      expect(noiseZone(sensor(value, { location: value }), [named])).to.equal(undefined)
    }
  })
})

describe('What is allowed at a sensor now', () => {
  const daily = (noise_threshold_id: string, from: string, to: string, fields: object): NoiseThreshold =>
    threshold({
      noise_threshold_id,
      starts_daily_at: from && `${from}[${BERLIN}]`,
      ends_daily_at: to && `${to}[${BERLIN}]`,
      ...fields
    })
  const day = daily('day', '07:00', '22:00', { noise_threshold_decibels: 80 })
  const night = daily('night', '22:00', '07:00', { noise_threshold_decibels: 60, noise_threshold_nrs: 20 })
  const owner = daily('owner', '20:00', '23:00', { noise_threshold_decibels: 74.5 })
  const silent = daily('silent', '00:00', '00:00', {})
  const odd = (noise_threshold_decibels: number) => daily('odd', '', '07:00', { noise_threshold_decibels })
  const at = (
    hour: string,
    thresholds: readonly NoiseThreshold[],
    exceeded: readonly string[] = [],
    unit: Parameters<typeof presentLimit>[2] = 'noise_threshold_decibels'
  ): unknown => {
    const now = Date.parse(`2025-06-15T${hour}:00+02:00`)
    const device = sensor({ currently_triggering_noise_threshold_ids: exceeded })
    const limit = presentLimit(device, noiseWindows(thresholds, BERLIN, now), unit, { zone: BERLIN, now })
    return typeof limit === 'object' ? [limit.threshold.noise_threshold_id, limit.allowed] : limit
  }

  it('is what the threshold says that holds, from its start until before its end', () => {
    expect(['06:59', '07:00', '21:59', '22:00', '00:00'].map((hour) => at(hour, [day, night]))).to.deep.equal([
      ['night', 60],
      ['day', 80],
      ['day', 80],
      ['night', 60],
      ['night', 60]
    ])
  })

  it('is the least of several', () => {
    expect(at('20:30', [day, night, owner])).to.deep.equal(['owner', 74.5])
    expect(at('22:30', [day, night, owner])).to.deep.equal(['night', 60])
  })

  it('is the least of what it is louder than, which no clock can contradict', () => {
    expect(at('12:00', [day, night, owner], ['night', 'owner'])).to.deep.equal(['night', 60])
    expect(at('12:00', [day], ['gone'])).to.equal(undefined)
  })

  it('is in the unit that is asked for', () => {
    expect(at('23:30', [day, night], [], 'noise_threshold_nrs')).to.deep.equal(['night', 20])
    expect(at('12:00', [day, night], [], 'noise_threshold_nrs')).to.equal(undefined)
  })

  it('is anything where no threshold holds', () => {
    expect(at('12:00', [])).to.equal('anything')
    expect(at('12:00', [night])).to.equal('anything')
  })

  it('is not known where one that cannot be read may allow less, or says nothing', () => {
    expect(at('12:00', [day, odd(70)])).to.equal(undefined)
    expect(at('12:00', [day, odd(90)])).to.deep.equal(['day', 80])
    expect(at('12:00', [odd(70)])).to.equal(undefined)
    expect(at('12:00', [silent])).to.equal(undefined)
  })
})

describe('The activity of a noise sensor', () => {
  const at = (event_id: string, occurred_at: unknown, fields: object = {}): PlatformEvent =>
    noise({ event_id, occurred_at, ...fields })
  const events = [
    at('first', '2025-06-13T21:30:00Z'),
    at('unknown', 'soon'),
    at('third', '2025-06-14T22:30:00Z'),
    at('second', undefined, { created_at: '2025-06-14T21:30:00Z' })
  ]

  it('is listed newest first, what has no moment last', () => {
    const ids = readNoises(events).map((each) => each.events[0].event_id)
    expect(ids).to.deep.equal(['third', 'second', 'first', 'unknown'])
  })

  it('is one noise where several thresholds tell of the same moment and level', () => {
    const again = { occurred_at: '2025-06-13T21:30:00Z', noise_level_decibels: 70 }
    const told = [
      noise({ event_id: 'a', ...again, noise_threshold_name: 'Night' }),
      noise({ event_id: 'b', ...again, noise_threshold_id: 'evening' }),
      noise({ event_id: 'c', ...again, noise_threshold_name: 'Night' }),
      noise({ event_id: 'd', ...again, noise_level_decibels: 71 }),
      noise({ event_id: 'e', noise_level_decibels: 70 }),
      noise({ event_id: 'f', noise_level_decibels: 70 })
    ]
    const evening = threshold({ noise_threshold_id: 'evening', name: 'Evening' })
    const noises = readNoises(told)
    expect(noises.map(({ events: own }) => own.map(({ event_id }) => event_id))).to.deep.equal([
      ['a', 'b', 'c'],
      ['d'],
      ['e'],
      ['f']
    ])
    const windows = noiseWindows([evening], BERLIN, SUMMER)
    expect(noises.map((each) => exceededNames(each, windows))).to.deep.equal([['Night', 'Evening'], [], [], []])
  })

  it('of the last day is that of the 24 hours before, and of the minute that goes on', () => {
    const now = Date.parse('2025-06-14T22:30:00Z')
    const ids = (of: number): string[] =>
      noisesOfLastDay(readNoises(events), of).map(({ events: [event] }) => event.event_id)
    expect(ids(now)).to.deep.equal(['third', 'second'])
    expect(ids(now - 60_000)).to.deep.equal(['second'])
    expect(noisesOfLastDay([], now)).to.deep.equal([])
  })

  it('has the hours of the zone beside it, also on the day on which the clocks change', () => {
    const hours = (zone: string, now: string): unknown =>
      hoursOfLastDay(zone, Date.parse(now)).map(({ hour, instant }) => `${hour} ${new Date(instant).toISOString()}`)
    expect(hours(BERLIN, '2025-03-30T10:00:00Z')).to.deep.equal([
      '12 2025-03-29T11:00:00.000Z',
      '18 2025-03-29T17:00:00.000Z',
      '0 2025-03-29T23:00:00.000Z',
      '6 2025-03-30T04:00:00.000Z',
      '12 2025-03-30T10:00:00.000Z'
    ])
    expect(hours('Asia/Kathmandu', '2025-06-15T00:00:00Z')).to.have.length(4)
  })

  it('is grouped by the days of the zone', () => {
    const days = (zone: string): unknown =>
      noiseDays(readNoises(events), zone).map(({ day, noises }) => [day, noises.map((each) => each.events[0].event_id)])
    expect(days(BERLIN)).to.deep.equal([
      ['2025-06-15', ['third']],
      ['2025-06-14', ['second']],
      ['2025-06-13', ['first']],
      [undefined, ['unknown']]
    ])
    expect(days(LOS_ANGELES)).to.deep.equal([
      ['2025-06-14', ['third', 'second']],
      ['2025-06-13', ['first']],
      [undefined, ['unknown']]
    ])
    expect(noiseDays([], BERLIN)).to.deep.equal([])
  })

  const night = threshold({
    name: 'Night',
    starts_daily_at: `22:00:00[${BERLIN}]`,
    ends_daily_at: `07:00:00[${BERLIN}]`,
    noise_threshold_decibels: 50
  })
  const noon = threshold({
    noise_threshold_id: 'noon',
    name: 'Noon',
    starts_daily_at: `12:00:00[${BERLIN}]`,
    ends_daily_at: `13:00:00[${BERLIN}]`
  })
  const windows = noiseWindows([night, noon], BERLIN, SUMMER)
  const period = { since: Date.parse('2025-06-12T10:00:00Z'), now: SUMMER }

  it('is drawn for every night of the period, each from noon to noon', () => {
    expect(noiseChart([], [], BERLIN, period).nights).to.deep.equal([
      '2025-06-12',
      '2025-06-13',
      '2025-06-14',
      '2025-06-15'
    ])
    const early = { ...period, since: Date.parse('2025-06-12T09:59:00Z'), now: Date.parse('2025-06-15T09:59:00Z') }
    expect(noiseChart([], [], BERLIN, early).nights).to.deep.equal([
      '2025-06-11',
      '2025-06-12',
      '2025-06-13',
      '2025-06-14'
    ])
    const change = { since: Date.parse('2025-03-29T12:30:00Z'), now: Date.parse('2025-03-31T12:00:00Z') }
    expect(noiseChart([], [], BERLIN, change).nights).to.deep.equal(['2025-03-29', '2025-03-30', '2025-03-31'])
    expect(noiseChart([], [], BERLIN, { since: SUMMER, now: 0 }).nights).to.deep.equal([])
  })

  it('is drawn against the hours of the thresholds since noon, those over noon in two parts', () => {
    expect(noiseChart([], windows, BERLIN, period).bands).to.deep.equal([
      { threshold: noon, from: 0, to: 60 },
      { threshold: night, from: 600, to: 1140 }
    ])
    const until = threshold({ starts_daily_at: `08:00[${BERLIN}]`, ends_daily_at: `12:00[${BERLIN}]` })
    const over = threshold({ starts_daily_at: `08:00[${BERLIN}]`, ends_daily_at: `22:00[${BERLIN}]` })
    const always = threshold({ starts_daily_at: `00:00[${BERLIN}]`, ends_daily_at: `00:00[${BERLIN}]` })
    const never = threshold({ starts_daily_at: `00:00[${BERLIN}]` })
    const bands = (of: NoiseThreshold): unknown =>
      noiseChart([], noiseWindows([of], BERLIN, SUMMER), BERLIN, period).bands.map(({ from, to }) => [from, to])
    expect([until, over, always, never].map(bands)).to.deep.equal([
      [[1200, 1440]],
      [
        [1200, 1440],
        [0, 600]
      ],
      [
        [720, 1440],
        [0, 720]
      ],
      []
    ])
  })

  it('is drawn by night, hour and excess', () => {
    const loud = [
      at('loud', '2025-06-13T21:30:00Z', { noise_threshold_id: 'night', noise_level_decibels: 62.5 }),
      at('named', '2025-06-12T22:30:00Z', { noise_threshold_name: 'Night', noise_level_decibels: 55 }),
      at('no level', '2025-06-12T22:00:00Z', { noise_threshold_id: 'night' }),
      at('no limit', '2025-06-12T10:00:00Z', { noise_threshold_id: 'noon', noise_level_decibels: 55 }),
      at('gone', '2025-06-13T09:59:00Z', { noise_threshold_id: 'old', noise_threshold_name: 'Night' }),
      at('too early', '2025-06-12T08:00:00Z'),
      at('unknown', null)
    ]
    const { points } = noiseChart(readNoises(loud), windows, BERLIN, period)
    const drawn = ({
      noise: {
        events: [event]
      },
      night: of,
      minute,
      excess
    }: NoisePoint): unknown => [event.event_id, of, minute, excess]
    expect(points.map(drawn)).to.deep.equal([
      ['loud', 1, 690, 12.5],
      ['gone', 0, 1439, undefined],
      ['named', 0, 750, 5],
      ['no level', 0, 720, undefined],
      ['no limit', 0, 0, undefined]
    ])
  })

  it('of two thresholds is drawn once, as far as it went beyond the lower one', () => {
    const low = threshold({ noise_threshold_id: 'low', noise_threshold_decibels: 40 })
    const both = ['night', 'low'].map((noise_threshold_id) =>
      at(noise_threshold_id, '2025-06-13T21:30:00Z', { noise_threshold_id, noise_level_decibels: 60 })
    )
    const { points } = noiseChart(readNoises(both), noiseWindows([night, low], BERLIN, SUMMER), BERLIN, period)
    expect(points.map(({ excess }) => excess)).to.deep.equal([20])
  })

  it('survives nonsense', () => {
    const fields = ['occurred_at', 'created_at', 'noise_threshold_id', 'noise_threshold_name', 'noise_level_decibels']
    for (const value of NONSENSE) {
      const odd = Object.assign([noise(Object.fromEntries(fields.map((field) => [field, value])))], { 1: value })
      expect(noiseDays(readNoises(odd), BERLIN).map(({ day }) => day)).to.deep.equal([undefined])
      expect(noiseChart(readNoises(odd), windows, BERLIN, period).points).to.deep.equal([])
      const timed = at('timed', '2025-06-13T21:30:00Z', { noise_threshold_id: value, noise_level_decibels: value })
      const [point] = noiseChart(readNoises([timed]), windows, BERLIN, period).points
      expect(point?.excess).to.equal(undefined)
    }
  })
})

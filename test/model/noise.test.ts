import { expect } from 'chai'
import * as fc from 'fast-check'
import { noiseDays, noiseEvents } from '../../src/model/noise-activity.js'
import { noiseChart, type NoisePoint } from '../../src/model/noise-chart.js'
import { isNoisy, noiseLevel } from '../../src/model/noise-level.js'
import { noiseWindows, noiseZone } from '../../src/model/noise-thresholds.js'
import { minuteIn, minuteOf, readZonedTime, type ZonedTime } from '../../src/model/zoned-time.js'
import type { Device, NoiseThreshold, PlatformEvent } from '../../src/model/resources.js'

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
    ['unknown where nobody says any', {}, undefined]
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
        const three = parts.slice(3).map((value) => String(value).padStart(3, '0')).join('')
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
    const ids = noiseEvents(events).map(({ event }) => event.event_id)
    expect(ids).to.deep.equal(['third', 'second', 'first', 'unknown'])
  })

  it('is grouped by the days of the zone', () => {
    const days = (zone: string): unknown =>
      noiseDays(events, zone).map((day) => [day.day, day.events.map(({ event }) => event.event_id)])
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

  it('is drawn on every day of the period', () => {
    const { days } = noiseChart([], [], BERLIN, period)
    expect(days).to.deep.equal(['2025-06-12', '2025-06-13', '2025-06-14', '2025-06-15'])
    const change = { since: Date.parse('2025-03-28T23:30:00Z'), now: Date.parse('2025-03-31T00:00:00Z') }
    expect(noiseChart([], [], BERLIN, change).days).to.deep.equal(['2025-03-29', '2025-03-30', '2025-03-31'])
    expect(noiseChart([], [], BERLIN, { since: SUMMER, now: 0 }).days).to.deep.equal([])
  })

  it('is drawn against the hours of the thresholds, those over midnight in two parts', () => {
    expect(noiseChart([], windows, BERLIN, period).bands).to.deep.equal([
      { threshold: noon, from: 720, to: 780 },
      { threshold: night, from: 1320, to: 1440 },
      { threshold: night, from: 0, to: 420 }
    ])
    const until = threshold({ starts_daily_at: `22:00[${BERLIN}]`, ends_daily_at: `00:00[${BERLIN}]` })
    const always = threshold({ starts_daily_at: `00:00[${BERLIN}]`, ends_daily_at: `00:00[${BERLIN}]` })
    const never = threshold({ starts_daily_at: `00:00[${BERLIN}]` })
    const bands = (of: NoiseThreshold): unknown =>
      noiseChart([], noiseWindows([of], BERLIN, SUMMER), BERLIN, period).bands.map(({ from, to }) => [from, to])
    expect([until, always, never].map(bands)).to.deep.equal([[[1320, 1440]], [[0, 1440]], []])
  })

  it('is drawn by day, hour and excess', () => {
    const loud = [
      at('loud', '2025-06-13T21:30:00Z', { noise_threshold_id: 'night', noise_level_decibels: 62.5 }),
      at('named', '2025-06-12T22:30:00Z', { noise_threshold_name: 'Night', noise_level_decibels: 55 }),
      at('no level', '2025-06-12T22:00:00Z', { noise_threshold_id: 'night' }),
      at('no limit', '2025-06-12T10:00:00Z', { noise_threshold_id: 'noon', noise_level_decibels: 55 }),
      at('gone', '2025-06-12T09:00:00Z', { noise_threshold_id: 'old', noise_threshold_name: 'Night' }),
      at('nameless', '2025-06-12T08:00:00Z'),
      at('too early', '2025-06-11T08:00:00Z'),
      at('unknown', null)
    ]
    const { points } = noiseChart(loud, windows, BERLIN, period)
    const drawn = ({ event, day, minute, threshold, excess }: NoisePoint): unknown =>
      [event.event_id, day, minute, threshold, excess]
    expect(points.map(drawn)).to.deep.equal([
      ['loud', 1, 1410, night, 12.5],
      ['named', 1, 30, night, 5],
      ['no level', 1, 0, night, undefined],
      ['no limit', 0, 720, noon, undefined],
      ['gone', 0, 660, undefined, undefined],
      ['nameless', 0, 600, undefined, undefined]
    ])
  })

  it('survives nonsense', () => {
    const fields = ['occurred_at', 'created_at', 'noise_threshold_id', 'noise_threshold_name', 'noise_level_decibels']
    for (const value of NONSENSE) {
      const odd = Object.assign([noise(Object.fromEntries(fields.map((field) => [field, value])))], { 1: value })
      expect(noiseDays(odd, BERLIN).map(({ day }) => day)).to.deep.equal([undefined])
      expect(noiseChart(odd, windows, BERLIN, period).points).to.deep.equal([])
      const timed = at('timed', '2025-06-13T21:30:00Z', { noise_threshold_id: value, noise_level_decibels: value })
      const [point] = noiseChart([timed], windows, BERLIN, period).points
      expect(point?.excess).to.equal(undefined)
    }
  })
})

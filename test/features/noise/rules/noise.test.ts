import { expect } from 'chai'
import {
  exceededNames,
  hoursOfLastDay,
  noiseDays,
  noiseExcess,
  noisesOfLastDay,
  readNoises
} from '../../../../src/features/noise/rules/noise-activity.js'
import { parseLevel } from '../../../../src/features/noise/rules/parse-level.js'
import { noiseChart } from '../../../../src/features/noise/rules/noise-chart.js'
import { isNoisy, noiseLevel } from '../../../../src/features/noise/rules/noise-level.js'
import { presentLimit } from '../../../../src/features/noise/rules/noise-limit.js'
import { noiseWindows, noiseZone } from '../../../../src/features/noise/rules/noise-thresholds.js'
import type { Device, NoiseThreshold, PlatformEvent } from '../../../../src/core/resources/resources.js'

/** Return a sensor, a threshold and an event with possibly malformed fields. */
const sensor = (properties: unknown = {}, fields: object = {}): Device =>
  Object.assign({ device_id: 'device' }, Object.fromEntries([['properties', properties]]), fields)
const threshold = (fields: object = {}): NoiseThreshold => Object.assign({ noise_threshold_id: 'night' }, fields)
const noise = (fields: object = {}): PlatformEvent => Object.assign({ event_id: 'event' }, fields)

const NONSENSE: unknown[] = [undefined, null, NaN, Infinity, '', ' ', 'text', true, [], {}, [null], () => 1]
const LOS_ANGELES = 'America/Los_Angeles'
const BERLIN = 'Europe/Berlin'
const SUMMER = Date.parse('2025-06-15T10:20:30.500Z')

describe('noiseLevel', () => {
  const minut = (value: unknown): object => ({ minut_metadata: { latest_sensor_values: { sound: { value } } } })
  const aware = (decibels: unknown, score: unknown): object => ({
    noiseaware_metadata: { noise_level_decibel: decibels, noise_level_nrs: score }
  })
  const fifty = { kind: 'decibels', value: 50 }
  const levels: [what: string, properties: unknown, level: object | undefined][] = [
    ['the rounded level of Minut', { ...minut(41.6), noise_level_decibels: 50 }, { kind: 'decibels', value: 42 }],
    [
      '0 if Minut reports 0 and is online',
      { ...minut(0), online: true, noise_level_decibels: 50 },
      { kind: 'decibels', value: 0 }
    ],
    ['undefined if an offline sensor reports 0', { ...minut(0), online: false }, undefined],
    ['the generic level if Minut has none', { ...minut(null), noise_level_decibels: 50 }, fifty],
    ['the level of NoiseAware', { ...aware(47.4, 12), noise_level_decibels: 50 }, { kind: 'decibels', value: 47 }],
    ['quiet if NoiseAware reports a level of -1', { ...aware(-1, 12), noise_level_decibels: 0 }, { kind: 'quiet' }],
    [
      'quiet if NoiseAware reports a score of -1',
      { ...aware(undefined, -1), noise_level_decibels: 0 },
      { kind: 'quiet' }
    ],
    [
      'the score of NoiseAware if it has no valid level',
      { ...aware('loud', 12), noise_level_decibels: 50 },
      { kind: 'score', value: 12 }
    ],
    ['the generic level if NoiseAware has none', { ...aware(null, {}), noise_level_decibels: 50 }, fifty],
    ['the rounded generic level', { noise_level_decibels: 41.6 }, { kind: 'decibels', value: 42 }],
    ['undefined without any level', {}, undefined],
    ['undefined for a negative level', { noise_level_decibels: -1 }, undefined],
    ['the generic level if that of Minut is negative', { ...minut(-1), noise_level_decibels: 50 }, fifty],
    ['undefined for a negative score other than -1', aware(undefined, -7), undefined],
    ['a very high level unchanged', { noise_level_decibels: 200 }, { kind: 'decibels', value: 200 }]
  ]
  for (const [what, properties, level] of levels) {
    it(`returns ${what}`, () => expect(noiseLevel(sensor(properties))).to.deep.equal(level))
  }

  it('returns undefined for malformed values', () => {
    for (const value of NONSENSE) {
      const all = { minut_metadata: value, noiseaware_metadata: value, noise_level_decibels: value }
      for (const properties of [value, minut(value), aware(value, value), all]) {
        expect(noiseLevel(sensor(properties))).to.equal(undefined)
      }
    }
  })

  it('is considered noisy while a threshold is triggering', () => {
    const noisy = (ids: unknown): boolean => isNoisy(sensor({ currently_triggering_noise_threshold_ids: ids }))
    expect(noisy(['night'])).to.equal(true)
    expect(noisy([null, 'night'])).to.equal(true)
    expect([...NONSENSE, [''], 'night'].filter(noisy)).to.deep.equal([])
  })
})

describe('parseLevel', () => {
  it('rounds to a tenth and prefers decibels to a score', () => {
    expect(parseLevel(61.26, 12)).to.deep.equal({ kind: 'decibels', value: 61.3 })
    expect(parseLevel(undefined, 12.34)).to.deep.equal({ kind: 'score', value: 12.3 })
    expect(parseLevel(-1, 0)).to.deep.equal({ kind: 'score', value: 0 })
  })

  it('accepts very high levels', () => {
    expect(parseLevel(1e308, 12)).to.deep.equal({ kind: 'decibels', value: 1e308 })
  })

  it('returns undefined for malformed values', () => {
    for (const value of [...NONSENSE, -7]) expect(parseLevel(value, value), `${value}`).to.equal(undefined)
  })
})

describe('Noise thresholds of a sensor', () => {
  const between = (noise_threshold_id: string, starts_daily_at: string, ends_daily_at: string): NoiseThreshold =>
    threshold({ noise_threshold_id, starts_daily_at, ends_daily_at })
  const evening = between('evening', `20:00:00[${LOS_ANGELES}]`, `22:00:00[${LOS_ANGELES}]`)
  const day = between('day', `08:00:00[${LOS_ANGELES}]`, 'late')
  const odd = between('odd', 'soon', `22:00:00[${LOS_ANGELES}]`)

  it('are sorted by start in the time zone, with unknown starts last', () => {
    const ids = (zone: string): string[] =>
      noiseWindows([odd, evening, day], zone, SUMMER).map((window) => window.threshold.noise_threshold_id)
    expect(ids(LOS_ANGELES)).to.deep.equal(['day', 'evening', 'odd'])
    expect(ids(BERLIN)).to.deep.equal(['evening', 'day', 'odd'])
  })

  it('keep the times that can be parsed', () => {
    const windows = noiseWindows([odd, evening, day], LOS_ANGELES, SUMMER)
    expect(windows.map(({ start, end }) => [start, end])).to.deep.equal([
      [480, undefined],
      [1200, 1320],
      [undefined, 1320]
    ])
  })

  it('use the time zone of the sensor, else that of the first threshold with one', () => {
    expect(noiseZone(sensor({}, { location: { timezone: BERLIN } }), [evening])).to.equal(BERLIN)
    expect(noiseZone(sensor({}, { location: { timezone: 'Mars/Olympus' } }), [odd, evening])).to.equal(LOS_ANGELES)
    expect(noiseZone(sensor(), [odd])).to.equal(undefined)
    expect(noiseZone(sensor(), [])).to.equal(undefined)
  })

  it('ignore malformed values', () => {
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

describe('presentLimit', () => {
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
    properties: object = {}
  ): unknown => {
    const now = Date.parse(`2025-06-15T${hour}:00+02:00`)
    const device = sensor({ currently_triggering_noise_threshold_ids: exceeded, ...properties })
    const limit = presentLimit(device, noiseWindows(thresholds, BERLIN, now), { zone: BERLIN, now })
    return typeof limit === 'object' ? [limit.threshold.noise_threshold_id, limit.allowed] : limit
  }

  it('returns the threshold from its start until before its end', () => {
    expect(['06:59', '07:00', '21:59', '22:00', '00:00'].map((hour) => at(hour, [day, night]))).to.deep.equal([
      ['night', 60],
      ['day', 80],
      ['day', 80],
      ['night', 60],
      ['night', 60]
    ])
  })

  it('returns the lowest of several thresholds', () => {
    expect(at('20:30', [day, night, owner])).to.deep.equal(['owner', 74.5])
    expect(at('22:30', [day, night, owner])).to.deep.equal(['night', 60])
  })

  it('returns the lowest exceeded threshold, even outside its hours', () => {
    expect(at('12:00', [day, night, owner], ['night', 'owner'])).to.deep.equal(['night', 60])
    expect(at('12:00', [day], ['gone'])).to.equal(undefined)
  })

  it('returns the limit in the unit of the level', () => {
    const scored = { noiseaware_metadata: { noise_level_nrs: 12 } }
    expect(at('23:30', [day, night], [], scored)).to.deep.equal(['night', 20])
    expect(at('12:00', [day, night], [], scored)).to.equal(undefined)
  })

  it("returns 'anything' if no threshold applies", () => {
    expect(at('12:00', [])).to.equal('anything')
    expect(at('12:00', [night])).to.equal('anything')
  })

  it('returns undefined if an unparsable threshold may be lower, or has no level', () => {
    expect(at('12:00', [day, odd(70)])).to.equal(undefined)
    expect(at('12:00', [day, odd(90)])).to.deep.equal(['day', 80])
    expect(at('12:00', [odd(70)])).to.equal(undefined)
    expect(at('12:00', [silent])).to.equal(undefined)
  })
})

describe('Noise sensor activity rules', () => {
  const at = (event_id: string, occurred_at: unknown, fields: object = {}): PlatformEvent =>
    noise({ event_id, occurred_at, ...fields })
  const events = [
    at('first', '2025-06-13T21:30:00Z'),
    at('unknown', 'soon'),
    at('third', '2025-06-14T22:30:00Z'),
    at('second', undefined, { created_at: '2025-06-14T21:30:00Z' })
  ]

  it('sort by time, newest first, with undated events last', () => {
    const ids = readNoises(events).map((each) => each.events[0].event_id)
    expect(ids).to.deep.equal(['third', 'second', 'first', 'unknown'])
  })

  it('merge events with equal time and level into one', () => {
    const again = { occurred_at: '2025-06-13T21:30:00Z', noise_level_decibels: 70 }
    const noiseEvents = [
      noise({ event_id: 'a', ...again, noise_threshold_name: 'Night' }),
      noise({ event_id: 'b', ...again, noise_threshold_id: 'evening' }),
      noise({ event_id: 'c', ...again, noise_threshold_name: 'Night' }),
      noise({ event_id: 'd', ...again, noise_level_decibels: 71 }),
      noise({ event_id: 'e', noise_level_decibels: 70 }),
      noise({ event_id: 'f', noise_level_decibels: 70 })
    ]
    const evening = threshold({ noise_threshold_id: 'evening', name: 'Evening' })
    const noises = readNoises(noiseEvents)
    expect(noises.map(({ events: own }) => own.map(({ event_id }) => event_id))).to.deep.equal([
      ['a', 'b', 'c'],
      ['d'],
      ['e'],
      ['f']
    ])
    const windows = noiseWindows([evening], BERLIN, SUMMER)
    expect(noises.map((each) => exceededNames(each, windows))).to.deep.equal([['Night', 'Evening'], [], [], []])
  })

  it('return the events of the last 24 hours, including the current minute', () => {
    const now = Date.parse('2025-06-14T22:30:00Z')
    const ids = (of: number): string[] =>
      noisesOfLastDay(readNoises(events), of).map(({ events: [event] }) => event.event_id)
    expect(ids(now)).to.deep.equal(['third', 'second'])
    expect(ids(now - 60_000)).to.deep.equal(['second'])
    expect(noisesOfLastDay([], now)).to.deep.equal([])
  })

  it('return the hours of the time zone, also across a daylight saving change', () => {
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

  it('group by days of the time zone', () => {
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

  const chartOf = (noiseEvents: readonly PlatformEvent[], of = windows) =>
    noiseChart(readNoises(noiseEvents), of, BERLIN, period)

  it('chart each night of the period from noon to noon', () => {
    const nights = (times: typeof period): unknown => noiseChart([], [], BERLIN, times).nights.map(({ night }) => night)
    expect(nights(period)).to.deep.equal(['2025-06-12', '2025-06-13', '2025-06-14', '2025-06-15'])
    const early = { since: Date.parse('2025-06-12T09:59:00Z'), now: Date.parse('2025-06-15T09:59:00Z') }
    expect(nights(early)).to.deep.equal(['2025-06-11', '2025-06-12', '2025-06-13', '2025-06-14'])
    const change = { since: Date.parse('2025-03-29T12:30:00Z'), now: Date.parse('2025-03-31T12:00:00Z') }
    expect(nights(change)).to.deep.equal(['2025-03-29', '2025-03-30', '2025-03-31'])
    expect(nights({ since: SUMMER, now: 0 })).to.deep.equal([])
  })

  it('chart the loudest event of each night with its limit', () => {
    const loud = [
      at('loud', '2025-06-13T21:30:00Z', { noise_threshold_id: 'night', noise_level_decibels: 62.5 }),
      at('gone', '2025-06-14T09:59:00Z', { noise_threshold_id: 'old', noise_level_decibels: 62 }),
      at('named', '2025-06-12T22:30:00Z', { noise_threshold_name: 'Night', noise_level_decibels: 55 }),
      at('no level', '2025-06-12T22:00:00Z', { noise_threshold_id: 'night' }),
      at('no limit', '2025-06-14T10:00:00Z', { noise_threshold_id: 'noon', noise_level_decibels: 55 }),
      at('too early', '2025-06-12T08:00:00Z'),
      at('unknown', null)
    ]
    const { nights, base, top, unit } = chartOf(loud)
    expect(
      nights.map(({ noises, loudest, level, allowed }) => [noises.length, loudest?.events[0].event_id, level, allowed])
    ).to.deep.equal([
      [2, 'named', 55, 50],
      [2, 'loud', 62.5, 50],
      [1, 'no limit', 55, undefined],
      [0, undefined, undefined, undefined]
    ])
    expect([base, top, unit]).to.deep.equal([40, 80, 'decibels'])
  })

  it('chart an event of two thresholds once, against the lower one', () => {
    const low = threshold({ noise_threshold_id: 'low', noise_threshold_decibels: 40 })
    const both = ['night', 'low'].map((noise_threshold_id) =>
      at(noise_threshold_id, '2025-06-13T21:30:00Z', { noise_threshold_id, noise_level_decibels: 60 })
    )
    const { nights } = chartOf(both, noiseWindows([night, low], BERLIN, SUMMER))
    expect([nights[1]?.noises.length, nights[1]?.allowed]).to.deep.equal([1, 40])
  })

  it('chart scores if there are no levels, up to a round number above all', () => {
    const score = threshold({ noise_threshold_nrs: 55, name: 'Score' })
    const noiseEvents = [at('score', '2025-06-13T21:30:00Z', { noise_threshold_name: 'Score', noise_level_nrs: 57 })]
    const { nights, base, top, unit } = chartOf(noiseEvents, noiseWindows([score], BERLIN, SUMMER))
    expect([nights[1]?.level, nights[1]?.allowed, base, top, unit]).to.deep.equal([57, 55, 0, 60, 'score'])
    expect(chartOf([at('huge', '2025-06-13T21:30:00Z', { noise_level_decibels: 1e308 })], []).top).to.equal(160)
    expect(chartOf([], []).top).to.equal(20)
  })

  it('chart decibels from 40, or from 0 if a value is lower', () => {
    const baseOf = (noise_level_decibels: number): number =>
      chartOf([at('one', '2025-06-13T21:30:00Z', { noise_level_decibels })], []).base
    expect([baseOf(40), baseOf(39.9)]).to.deep.equal([40, 0])
  })

  it('ignore malformed events', () => {
    const fields = ['occurred_at', 'created_at', 'noise_threshold_id', 'noise_threshold_name', 'noise_level_decibels']
    for (const value of NONSENSE) {
      const odd = Object.assign([noise(Object.fromEntries(fields.map((field) => [field, value])))], { 1: value })
      expect(noiseDays(readNoises(odd), BERLIN).map(({ day }) => day)).to.deep.equal([undefined])
      expect(chartOf(odd).nights.flatMap(({ noises }) => noises)).to.deep.equal([])
      const timed = at('timed', '2025-06-13T21:30:00Z', { noise_threshold_id: value, noise_level_decibels: value })
      expect(chartOf([timed]).nights[1]?.level).to.equal(undefined)
      expect(noiseExcess(readNoises([timed])[0] ?? { events: [timed], instant: 0 }, windows)).to.equal(undefined)
    }
  })
})

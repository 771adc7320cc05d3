import type { Device, NoiseThreshold } from '../../../../src/core/resources/resources.js'
import { isNoisy, noiseLevel } from '../../../../src/features/noise/rules/noise-level.js'
import { presentLimit } from '../../../../src/features/noise/rules/noise-limit.js'
import { noiseWindows, noiseZone } from '../../../../src/features/noise/rules/noise-thresholds.js'
import { parseLevel } from '../../../../src/features/noise/rules/parse-level.js'
import { BERLIN, LOS_ANGELES, NONSENSE, SUMMER, threshold } from './noise-samples.js'

/** Return a sensor, a threshold and an event with possibly malformed fields. */
const sensor = (properties: unknown = {}, fields: object = {}): Device =>
  Object.assign({ device_id: 'device' }, Object.fromEntries([['properties', properties]]), fields)

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

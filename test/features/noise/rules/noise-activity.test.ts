import type { PlatformEvent } from '../../../../src/core/resources/resources.js'
import {
  exceededNames,
  hoursOfLastDay,
  noiseDays,
  noiseExcess,
  noisesOfLastDay,
  readNoises
} from '../../../../src/features/noise/rules/noise-activity.js'
import { noiseChart } from '../../../../src/features/noise/rules/noise-chart.js'
import { noiseWindows } from '../../../../src/features/noise/rules/noise-thresholds.js'
import { BERLIN, LOS_ANGELES, NONSENSE, SUMMER, threshold } from './noise-samples.js'

const noise = (fields: object = {}): PlatformEvent => Object.assign({ event_id: 'event' }, fields)

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

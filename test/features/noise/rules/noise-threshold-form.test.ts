import { isChanged } from '../../../../src/core/actions/rebase-form.js'
import type { NoiseThreshold } from '../../../../src/core/resources/resources.js'
import { noiseThresholdErrors } from '../../../../src/features/noise/rules/noise-threshold-errors.js'
import {
  type NoiseThresholdForm,
  noiseThresholdForm,
  thresholdFormRules
} from '../../../../src/features/noise/rules/noise-threshold-form.js'
import {
  changedThreshold,
  newThreshold,
  thresholdRecreateParams
} from '../../../../src/features/noise/rules/noise-threshold-parameters.js'
import { noiseThresholdWarnings } from '../../../../src/features/noise/rules/noise-threshold-warnings.js'
import { type NoiseWindow, noiseWindows } from '../../../../src/features/noise/rules/noise-thresholds.js'
import { steppedLevel, typedLevel } from '../../../../src/features/noise/rules/typed-level.js'

const ID = 'quiet'
const WINTER = Date.parse('2026-01-20T12:00:00Z')
const SUMMER = Date.parse('2026-07-20T12:00:00Z')

const threshold = (from: string, to: string, decibels = 60, name = 'Quiet hours', id = ID): NoiseThreshold => ({
  noise_threshold_id: id,
  name,
  starts_daily_at: from,
  ends_daily_at: to,
  noise_threshold_decibels: decibels
})

function windowOf(given: NoiseThreshold, zone: string, now: number) {
  const [window] = noiseWindows([given], zone, now)
  if (!window) throw new Error('There is no window.')
  return window
}

const form = (changed: Partial<NoiseThresholdForm> = {}): NoiseThresholdForm => ({
  ...noiseThresholdForm(),
  decibels: '60',
  ...changed
})

describe('Noise threshold form rules', () => {
  /** Days on which clocks go forward and back in each time zone. */
  for (const [zone, days] of Object.entries({
    'Europe/Stockholm': ['2026-03-29T12:00:00Z', '2026-10-25T12:00:00Z'],
    'America/Los_Angeles': ['2026-03-08T12:00:00Z', '2026-11-01T12:00:00Z'],
    'Australia/Lord_Howe': ['2026-10-04T12:00:00Z', '2026-04-05T12:00:00Z']
  } as const)) {
    it(`keep local times in ${zone} across midnight and daylight saving changes`, () => {
      // 2:30 is skipped on one of these days and repeated on another.
      const given = threshold(`22:00:00[${zone}]`, `02:30:00[${zone}]`)
      for (const now of [WINTER, SUMMER, ...days.map((day) => Date.parse(day))]) {
        const initial = noiseThresholdForm(windowOf(given, zone, now))
        expect([initial.start, initial.end]).to.deep.equal([22 * 60, 150])
        const params = changedThreshold({ ...initial, start: 21 * 60 + 30 }, initial, {
          deviceId: 'door',
          zone,
          id: ID
        })
        expect(params).to.deep.equal({
          device_id: 'door',
          noise_threshold_id: ID,
          starts_daily_at: `21:30:00[${zone}]`,
          ends_daily_at: `02:30:00[${zone}]`
        })
      }
    })
  }

  it('convert both times to the time zone of the sensor when one of them changes', () => {
    const given = threshold('20:00:00[America/Los_Angeles]', '23:30:00[America/Los_Angeles]')
    const initial = noiseThresholdForm(windowOf(given, 'Europe/Stockholm', WINTER))
    expect([initial.start, initial.end]).to.deep.equal([5 * 60, 8 * 60 + 30])
    const place = { deviceId: 'door', zone: 'Europe/Stockholm', id: ID }
    expect(changedThreshold({ ...initial, end: 9 * 60 }, initial, place)).to.include({
      starts_daily_at: '05:00:00[Europe/Stockholm]',
      ends_daily_at: '09:00:00[Europe/Stockholm]'
    })
    expect(changedThreshold({ ...initial, name: 'Owner' }, initial, place)).to.deep.equal({
      device_id: 'door',
      noise_threshold_id: ID,
      name: 'Owner'
    })
  })

  it('create a threshold from the filled-in fields only', () => {
    const place = { deviceId: 'door', zone: 'UTC' }
    const times = { starts_daily_at: '22:00:00[UTC]', ends_daily_at: '07:00:00[UTC]' }
    expect(newThreshold(form({ name: ' Night ', decibels: '62,5' }), place)).to.deep.equal({
      device_id: 'door',
      name: 'Night',
      noise_threshold_decibels: 62.5,
      ...times
    })
    expect(newThreshold(form({ decibels: '', score: '35' }), place)).to.deep.equal({
      device_id: 'door',
      noise_threshold_nrs: 35,
      ...times
    })
    expect(newThreshold(form({ start: undefined }), place)).to.equal(undefined)
  })

  it('return parameters that recreate a deleted threshold, if its data is complete', () => {
    expect(
      thresholdRecreateParams({ ...threshold('sunset', 'sunrise', 70, ''), noise_threshold_nrs: 4 }, 'door')
    ).to.deep.equal({
      device_id: 'door',
      noise_threshold_nrs: 4,
      starts_daily_at: 'sunset',
      ends_daily_at: 'sunrise'
    })
    expect(thresholdRecreateParams({ noise_threshold_id: ID, starts_daily_at: 'sunset' }, 'door')).to.equal(undefined)
  })

  it('detect only changes that would be saved', () => {
    expect(isChanged(form({ name: ' ' }), form(), thresholdFormRules)).to.equal(false)
    for (const changed of [{ name: 'x' }, { decibels: '61' }, { score: '1' }, { start: 0 }, { end: undefined }]) {
      expect(isChanged(form(changed), form(), thresholdFormRules)).to.equal(true)
    }
  })
})

describe('Noise threshold errors', () => {
  const faultsOf = (changed: Partial<NoiseThresholdForm>, stored?: NoiseThresholdForm) =>
    Object.fromEntries(
      Object.entries(noiseThresholdErrors(form(changed), stored) ?? {}).filter(([, fault]) => fault !== undefined)
    )

  it('include a missing, non-numeric or out-of-range level', () => {
    expect(faultsOf({ decibels: ' ' })).to.deep.equal({ decibels: 'required' })
    for (const typed of ['loud', '6 0', '60dB', '.'])
      expect(faultsOf({ decibels: typed })).to.deep.equal({ decibels: 'not-a-number' })
    for (const typed of ['-1', '140.5', '1000'])
      expect(faultsOf({ decibels: typed })).to.deep.equal({ decibels: 'out-of-range' })
    for (const typed of ['0', '140', ' 62,5 ']) expect(faultsOf({ decibels: typed })).to.deep.equal({})
  })

  it('include a score above 100, and accept a score instead of decibels', () => {
    expect(faultsOf({ decibels: '', score: '101' })).to.deep.equal({ score: 'out-of-range' })
    expect(faultsOf({ decibels: '', score: '40' })).to.deep.equal({})
  })

  it('reject decibels and a score together if both would be sent', () => {
    expect(faultsOf({ decibels: '60', score: '40' })).to.deep.equal({ score: 'not-both' })
    const both = form({ decibels: '60', score: '40' })
    expect(faultsOf({ decibels: '60', score: '41' }, both)).to.deep.equal({})
    expect(faultsOf({ decibels: '61', score: '40' }, both)).to.deep.equal({})
    expect(faultsOf({ decibels: '61', score: '41' }, both)).to.deep.equal({ score: 'not-both' })
  })

  it('include incomplete times and an end equal to the start', () => {
    expect(faultsOf({ start: undefined, end: undefined })).to.deep.equal({ start: 'required', end: 'required' })
    expect(faultsOf({ start: 60, end: 60 })).to.deep.equal({ end: 'same-as-start' })
  })

  it('allow a threshold that already lasted all day', () => {
    const stored = form({ start: 0, end: 0 })
    expect(faultsOf({ start: 0, end: 0 }, stored)).to.deep.equal({})
    expect(faultsOf({ start: 60, end: 60 }, stored)).to.deep.equal({ end: 'same-as-start' })
  })

  it('include a removed name, because the platform cannot delete it', () => {
    expect(faultsOf({ name: ' ' }, form({ name: 'Quiet hours' }))).to.deep.equal({ name: 'required' })
    expect(faultsOf({ name: '' }, form())).to.deep.equal({})
  })
})

describe('Noise threshold warnings', () => {
  const existing = noiseWindows(
    [
      threshold('22:00:00[UTC]', '07:00:00[UTC]', 55),
      threshold('08:00:00[UTC]', '08:00:00[UTC]', 90, 'Any time', 'all')
    ],
    'UTC',
    WINTER
  )
  const remarks = (changed: Partial<NoiseThresholdForm>, beside: readonly NoiseWindow[] = existing.slice(-1)) =>
    noiseThresholdWarnings(form(changed), beside).map((remark) => [
      remark.kind,
      remark.other.threshold.name,
      ...(remark.kind === 'never-first' ? [] : remark.during.map(({ start, end }) => [start / 60, end / 60]))
    ])

  it('report thresholds that overlap, and which of them alerts first', () => {
    expect(remarks({ decibels: '55,0' })).to.deep.equal([['same-limit', 'Quiet hours', [22, 7]]])
    expect(remarks({ decibels: '50' })).to.deep.equal([['own-first', 'Quiet hours', [22, 7]]])
    const early = { start: 20 * 60, end: 23.5 * 60 }
    expect(remarks(early)).to.deep.equal([['other-first', 'Quiet hours', [22, 23.5]]])
    const day = { start: 6 * 60, end: 23 * 60 }
    expect(remarks(day)).to.deep.equal([['other-first', 'Quiet hours', [6, 7], [22, 23]]])
  })

  it('report only the lowest of several lower thresholds', () => {
    const lowest = threshold('23:00:00[UTC]', '01:00:00[UTC]', 40, 'Hush', 'hush')
    const both = noiseWindows([threshold('22:00:00[UTC]', '07:00:00[UTC]', 55), lowest], 'UTC', WINTER)
    expect(remarks({ start: 20 * 60, end: 9 * 60 }, both)).to.deep.equal([
      ['other-first', 'Quiet hours', [1, 7], [22, 23]],
      ['other-first', 'Hush', [23, 1]]
    ])
  })

  it('report only a lower threshold that covers the whole time, if there is one', () => {
    expect(remarks({ start: 23 * 60, end: 6 * 60 }, existing)).to.deep.equal([['never-first', 'Quiet hours']])
    expect(remarks({ start: 12 * 60, end: 13 * 60, decibels: '95' }, existing.slice(0, 1))).to.deep.equal([
      ['never-first', 'Any time']
    ])
  })

  it('are empty for thresholds that never overlap or cannot be compared', () => {
    expect(remarks({ start: 7 * 60, end: 22 * 60 })).to.deep.equal([])
    for (const decibels of ['', 'loud']) expect(remarks({ decibels })).to.deep.equal([])
    expect(remarks({ decibels: '', score: '40' })).to.deep.equal([])
    expect(remarks({ start: undefined })).to.deep.equal([])
    expect(remarks({}, noiseWindows([threshold('sunset', '07:00:00[UTC]')], 'UTC', WINTER))).to.deep.equal([])
  })

  it('compare scores if there are no decibels', () => {
    const scored = { ...threshold('22:00:00[UTC]', '07:00:00[UTC]', -1), noise_threshold_nrs: 30 }
    expect(remarks({ decibels: '', score: '40' }, noiseWindows([scored], 'UTC', WINTER))).to.deep.equal([
      ['never-first', 'Quiet hours']
    ])
  })
})

describe('Typed noise level', () => {
  it('steps by whole numbers within its limits, starting from a default', () => {
    const limits = { min: 0, max: 100 }
    expect(steppedLevel('60', 1, limits)).to.equal('61')
    expect(steppedLevel('62,5', 1, limits)).to.equal('63')
    expect(steppedLevel('62.5', -1, limits)).to.equal('62')
    expect(steppedLevel('100', 1, limits)).to.equal('100')
    expect(steppedLevel('0', -1, limits)).to.equal('0')
    for (const typed of ['', 'loud']) expect(steppedLevel(typed, 1, limits)).to.equal('60')
  })

  it('accepts a decimal comma or point', () => {
    expect([typedLevel('62,5'), typedLevel('62.5'), typedLevel('−3'), typedLevel(' ')]).to.deep.equal([
      62.5,
      62.5,
      -3,
      undefined
    ])
    expect(Number.isNaN(typedLevel('6,2,5'))).to.equal(true)
  })
})

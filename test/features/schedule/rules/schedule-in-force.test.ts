import type { Device, ThermostatSchedule } from '../../../../src/core/resources/resources.js'
import { toWallTime } from '../../../../src/core/values/wall-time.js'
import { activeSettingAt } from '../../../../src/features/schedule/rules/active-setting.js'
import { dailyPrograms, WEEKDAYS, weekPrograms } from '../../../../src/features/schedule/rules/daily-programs.js'
import { programStarts } from '../../../../src/features/schedule/rules/program-starts.js'
import { overlap, scheduleExceptions } from '../../../../src/features/schedule/rules/schedule-exceptions.js'

const BERLIN = 'Europe/Berlin'

/** Returns a thermostat with the same daily program on the given days. */
function thermostat(periods: readonly (readonly [time: string, preset: string])[], days = WEEKDAYS.slice()): Device {
  return {
    device_id: 'hallway',
    properties: {
      thermostat_daily_programs: [
        {
          thermostat_daily_program_id: 'day',
          name: 'Day',
          periods: periods.map(([time, preset]) => ({ starts_at_time: time, climate_preset_key: preset }))
        }
      ],
      thermostat_weekly_program: Object.fromEntries(days.map((day) => [`${day}_program_id`, 'day']))
    }
  }
}

const exception = (preset: string | null, starts: string, ends: string | null, id = starts): ThermostatSchedule => ({
  thermostat_schedule_id: id,
  climate_preset_key: preset,
  starts_at: starts,
  ends_at: ends
})

interface Given {
  readonly device?: Device
  readonly exceptions?: readonly ThermostatSchedule[]
  readonly zone?: string
  readonly fallback?: string
}

/** Returns the active preset, its local end, and the next preset. */
function settingAt(now: string, { device = thermostat([]), exceptions = [], zone = BERLIN, fallback }: Given) {
  const moment = Date.parse(now)
  const starts = programStarts(dailyPrograms(device), weekPrograms(device), zone, moment)
  const found = activeSettingAt({ exceptions: scheduleExceptions(exceptions), starts, fallback }, moment)
  return [found.now?.preset, found.until === undefined ? undefined : toWallTime(found.until, zone), found.next?.preset]
}

const USUAL = thermostat([
  ['06:30:00', 'home'],
  ['22:00:00', 'eco']
])

describe('activeSettingAt', () => {
  it('returns the current period of the weekly program until it changes', () => {
    expect(settingAt('2026-03-10T12:00Z', { device: USUAL })).to.deep.equal(['home', '2026-03-10T22:00', 'eco'])
    expect(settingAt('2026-03-10T23:00Z', { device: USUAL })).to.deep.equal(['eco', '2026-03-11T06:30', 'home'])
  })

  it('continues across midnight and days without a program', () => {
    const monday = thermostat([['08:00', 'home']], ['monday'])
    expect(settingAt('2026-03-12T12:00Z', { device: monday })).to.deep.equal(['home', undefined, undefined])
    const weekend = thermostat(
      [
        ['09:00', 'home'],
        ['21:00', 'eco']
      ],
      ['saturday']
    )
    expect(settingAt('2026-03-11T12:00Z', { device: weekend })).to.deep.equal(['eco', '2026-03-14T09:00', 'home'])
  })

  it('prefers exceptions, and the one that started last among several', () => {
    const exceptions = [
      exception('away', '2026-03-10T08:00:00Z', '2026-03-12T08:00:00Z'),
      exception('party', '2026-03-10T18:00:00Z', '2026-03-10T23:00:00Z')
    ]
    expect(settingAt('2026-03-10T12:00Z', { device: USUAL, exceptions })).to.deep.equal([
      'away',
      '2026-03-10T19:00',
      'party'
    ])
    expect(settingAt('2026-03-10T20:00Z', { device: USUAL, exceptions })).to.deep.equal([
      'party',
      '2026-03-11T00:00',
      'away'
    ])
    expect(settingAt('2026-03-11T20:00Z', { device: USUAL, exceptions })).to.deep.equal([
      'away',
      '2026-03-12T09:00',
      'home'
    ])
  })

  it('has no end for an exception without an end, and ignores malformed exceptions', () => {
    const open = [exception('away', '2026-03-10T08:00:00Z', null)]
    expect(settingAt('2026-03-10T12:00Z', { device: USUAL, exceptions: open })).to.deep.equal([
      'away',
      undefined,
      undefined
    ])
    const odd = [exception(null, '2026-03-10T08:00:00Z', null), exception('away', 'soon', null)]
    expect(settingAt('2026-03-10T12:00Z', { device: USUAL, exceptions: odd })).to.deep.equal([
      'home',
      '2026-03-10T22:00',
      'eco'
    ])
  })

  it('merges consecutive periods with the same preset', () => {
    const exceptions = [exception('home', '2026-03-10T15:00:00Z', '2026-03-11T08:00:00Z')]
    expect(settingAt('2026-03-10T12:00Z', { device: USUAL, exceptions })).to.deep.equal([
      'home',
      '2026-03-11T22:00',
      'eco'
    ])
  })

  it('returns nothing without a schedule, and the fallback preset after an exception', () => {
    const exceptions = [exception('away', '2026-03-10T15:00:00Z', '2026-03-11T15:00:00Z')]
    expect(settingAt('2026-03-10T12:00Z', {})).to.deep.equal([undefined, undefined, undefined])
    expect(settingAt('2026-03-10T12:00Z', { exceptions })).to.deep.equal([undefined, '2026-03-10T16:00', 'away'])
    expect(settingAt('2026-03-10T16:00Z', { exceptions })).to.deep.equal(['away', '2026-03-11T16:00', undefined])
    expect(settingAt('2026-03-10T16:00Z', { exceptions, fallback: 'eco' })).to.deep.equal([
      'away',
      '2026-03-11T16:00',
      'eco'
    ])
  })

  describe('Daylight saving changes', () => {
    const early = thermostat([
      ['02:30', 'warm'],
      ['06:00', 'home'],
      ['22:00', 'eco']
    ])
    /** Start of the skipped hour, and the local time after it. */
    const ZONES = [
      { zone: 'Europe/Berlin', spring: '2026-03-29T01:00Z', skipped: '03:00' },
      { zone: 'America/New_York', spring: '2026-03-08T07:00Z', skipped: '03:00' },
      { zone: 'Australia/Lord_Howe', spring: '2026-10-03T15:30Z', skipped: '02:30' }
    ]
    for (const { zone, spring, skipped } of ZONES) {
      it(`start a period in the skipped hour at the end of that hour in ${zone}`, () => {
        const previous = new Date(Date.parse(spring) - 60_000).toISOString()
        const [now, until, next] = settingAt(previous, { device: early, zone })
        expect([now, until?.slice(-5), next]).to.deep.equal(['eco', skipped, 'warm'])
        expect(settingAt(spring, { device: early, zone })[0]).to.equal('warm')
      })
    }

    it('start a period in a repeated hour at its first occurrence only', () => {
      const night = thermostat([
        ['01:30', 'warm'],
        ['06:00', 'home']
      ])
      // 1:30 daylight time is 5:30 UTC, 1:30 standard time 6:30 UTC.
      const zone = 'America/New_York'
      expect(settingAt('2026-11-01T05:29Z', { device: night, zone })).to.deep.equal([
        'home',
        '2026-11-01T01:30',
        'warm'
      ])
      expect(settingAt('2026-11-01T06:29Z', { device: night, zone })).to.deep.equal([
        'warm',
        '2026-11-01T06:00',
        'home'
      ])
      expect(settingAt('2026-11-01T10:59Z', { device: night, zone })[0]).to.equal('warm')
      expect(settingAt('2026-11-01T11:00Z', { device: night, zone })[0]).to.equal('home')
    })

    it('do not move the ends of an exception', () => {
      const exceptions = [exception('away', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z')]
      expect(settingAt('2026-03-29T00:00Z', { device: USUAL, exceptions })).to.deep.equal([
        'away',
        '2026-03-30T00:00',
        'eco'
      ])
    })
  })
})

describe('overlap', () => {
  it('returns true if both exceptions apply at some instant', () => {
    const [first, other, open] = scheduleExceptions([
      exception('away', '2026-03-10T08:00:00Z', '2026-03-11T08:00:00Z'),
      exception('home', '2026-03-11T08:00:00Z', '2026-03-12T08:00:00Z'),
      exception('eco', '2026-03-11T20:00:00Z', null)
    ])
    if (!first || !other || !open) throw new Error('They are three.')
    expect([overlap(first, other), overlap(other, open), overlap(first, open)]).to.deep.equal([false, true, false])
  })
})

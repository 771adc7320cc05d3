import { matchesDateRule, parseDateRule } from '../../../../../src/features/access-codes/rules/limits/date-rule.js'
import { durationText, parseDuration } from '../../../../../src/features/access-codes/rules/limits/iso-duration.js'
import {
  acceptedTimes,
  nearestEnd,
  nearestPair
} from '../../../../../src/features/access-codes/rules/limits/nearest-times.js'
import { sharedPairs } from '../../../../../src/features/access-codes/rules/limits/shared-pairs.js'
import { checkTimeFrame, requiresEnd } from '../../../../../src/features/access-codes/rules/limits/time-frame-check.js'
import { timeFrameOptions } from '../../../../../src/features/access-codes/rules/limits/time-frame-option.js'
import { accessCode, deviceWith } from '../../../support/as-sent.js'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const at = (text: string): number => Date.parse(text)
const optionsOf = (...online_time_frame_options: unknown[]) =>
  timeFrameOptions({ ...deviceWith({ online_time_frame_options }), location: { timezone: 'Europe/Berlin' } })
const period = (start: string, end: string) => ({ start: at(start), end: at(end) })

/** Returns a lock of a form, with these options. */
const formLock = (...online_time_frame_options: unknown[]) => ({
  device: { ...deviceWith({ online_time_frame_options }), location: { timezone: 'Europe/Berlin' } },
  edited: undefined,
  otherCodes: [],
  unmanagedCodes: []
})

describe('ISO durations', () => {
  const durations: [text: unknown, duration: number | undefined][] = [
    ['P367D', 367 * DAY],
    ['P2W', 14 * DAY],
    ['P1DT12H', 36 * HOUR],
    ['PT1H30M', 1.5 * HOUR],
    ['PT0M', 0],
    ['P', undefined],
    ['PT', undefined],
    ['P1DT', undefined],
    ['P1M', undefined],
    ['P1Y', undefined],
    ['PT30S', undefined],
    ['-P1D', undefined],
    ['P1.5D', undefined],
    [`P${'9'.repeat(400)}D`, undefined],
    ['1 day', undefined],
    [7, undefined],
    [null, undefined]
  ]
  for (const [text, duration] of durations) {
    it(`reads ${String(text).slice(0, 12)} as ${duration}`, () => {
      expect(parseDuration(text)).to.equal(duration)
    })
  }

  it('are written in hours up to 47, then in days', () => {
    const texts = [1, 47, 48, 28 * 24, 60, 1.5].map((hours) => durationText(hours * HOUR, 'en'))
    expect(texts).to.deep.equal(['1 hour', '47 hours', '2 days', '28 days', '2 days 12 hours', '1 hour 30 minutes'])
  })
})

describe('Date rules', () => {
  const days: [rule: string, matching: string[], other: string[]][] = [
    ['FREQ=DAILY', ['2026-11-30'], []],
    ['RRULE:FREQ=WEEKLY;BYDAY=MO,FR;WKST=MO', ['2026-11-30', '2026-12-04'], ['2026-12-01']],
    ['FREQ=DAILY;BYDAY=SA', ['2026-12-05'], ['2026-12-06']],
    ['FREQ=MONTHLY;BYDAY=1MO,-1FR', ['2026-12-07', '2026-12-25'], ['2026-12-14', '2026-12-18']],
    ['FREQ=MONTHLY;BYMONTHDAY=1,-1', ['2026-12-01', '2026-02-28', '2028-02-29'], ['2028-02-28']],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', ['2026-11-13'], ['2026-12-13', '2026-11-20']]
  ]
  for (const [text, matching, other] of days) {
    it(`${text} matches its days only`, () => {
      const rule = parseDateRule(text)
      const matches = (day: string) => rule && matchesDateRule(rule, `${day}T15:00`)
      expect([...matching, ...other].map(matches)).to.deep.equal([
        ...matching.map(() => true),
        ...other.map(() => false)
      ])
    })
  }

  const unchecked = [
    'FREQ=YEARLY;BYMONTH=1',
    'FREQ=WEEKLY',
    'FREQ=MONTHLY',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=WEEKLY;BYDAY=MO;INTERVAL=2',
    'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=DAILY;BYDAY=XX',
    'FREQ=DAILY;FREQ=DAILY',
    'every day',
    '',
    7
  ]
  for (const text of unchecked) {
    it(`${JSON.stringify(text)} is left to the platform`, () => {
      expect(parseDateRule(text)).to.equal(undefined)
    })
  }
})

describe('Time frame options', () => {
  const day = { display_name: 'Day', min_duration: 'PT1H', max_duration: 'P1D' }
  const month = { display_name: 'Month', min_duration: 'P28D', max_duration: 'P367D', matching_start_end_time: true }
  const tooShort = period('2026-12-01T10:00Z', '2026-12-01T10:30Z')
  const tooLong = period('2026-12-01T10:00Z', '2026-12-04T10:00Z')

  for (const malformed of [
    null,
    'P1D',
    {},
    [null, 3, [], 'P1D'],
    [{ max_duration: 'soon' }],
    [{ min_duration: 'P2D', max_duration: 'P1D' }],
    [{ max_duration: 'P1D', time_zone: 'Mars/Olympus' }],
    [{ max_duration: 'P1D', time_pairs: [{ start_time: '25:00', end_time: 8 }, null] }],
    [{ max_duration: 'P1D', time_pairs: 'none' }]
  ]) {
    it(`are no rule if they are ${JSON.stringify(malformed)}`, () => {
      const options = timeFrameOptions(deviceWith({ online_time_frame_options: malformed }))
      expect(options).to.deep.equal([])
      expect(checkTimeFrame(options, tooLong)).to.equal(undefined)
    })
  }

  it('list the durations that they accept by length, if none applies', () => {
    const problem = checkTimeFrame(optionsOf(month, day, { max_duration: 'nonsense' }), tooLong)
    expect(problem).to.deep.equal({
      kind: 'duration',
      bands: [
        { min: HOUR, max: DAY },
        { min: 28 * DAY, max: 367 * DAY }
      ]
    })
  })

  it('offer the nearest possible end', () => {
    expect(nearestEnd([optionsOf(day, month)], tooShort)).to.equal(at('2026-12-01T11:00Z'))
    expect(nearestEnd([optionsOf(day, month)], tooLong)).to.equal(at('2026-12-02T10:00Z'))
    expect(nearestEnd([optionsOf(day), optionsOf({ min_duration: 'P2D' })], tooLong)).to.equal(undefined)
  })

  it('offer an end at the same time of day on both sides of a change to daylight saving', () => {
    const long = period('2026-03-20T10:00Z', '2027-06-20T10:00Z')
    // Within 367 days of elapsed time.
    expect(nearestEnd([optionsOf(month)], long)).to.equal(at('2027-03-22T10:00Z'))
    const spring = period('2026-03-20T10:00Z', '2026-04-20T10:00Z')
    expect(checkTimeFrame(optionsOf(month), spring)).to.deep.include({ kind: 'rules', broken: ['matching'] })
    expect(nearestEnd([optionsOf(month)], spring)).to.equal(at('2026-04-20T09:00Z'))
  })

  it('report the option that breaks the fewest rules', () => {
    const weekends = {
      start_date_recurrence_rule: 'FREQ=WEEKLY;BYDAY=SA',
      end_date_recurrence_rule: 'FREQ=WEEKLY;BYDAY=SU'
    }
    const problem = checkTimeFrame(
      optionsOf({ ...weekends, matching_start_end_time: true }, weekends),
      period('2026-12-05T10:00Z', '2026-12-07T11:00Z')
    )
    expect(problem).to.deep.include({ kind: 'rules', broken: ['end-date'] })
  })

  it('compare pairs in their own time zone, and find the nearest one', () => {
    const pairs = {
      time_zone: 'America/New_York',
      time_pairs: [
        { display_name: 'Stay', start_time: '15:00', end_time: '11:00' },
        { start_time: '08:00', end_time: '20:00' }
      ]
    }
    const [option] = optionsOf(pairs)
    expect(checkTimeFrame(optionsOf(pairs), period('2026-12-01T20:00Z', '2026-12-03T16:00Z'))).to.equal(undefined)
    const other = period('2026-12-01T14:00Z', '2026-12-03T23:00Z')
    expect(checkTimeFrame(optionsOf(pairs), other)).to.deep.include({ kind: 'rules', broken: ['pairs'] })
    expect(option && nearestPair(option, other)?.start).to.equal('08:00')
  })

  it('are those for offline codes if the code or the lock is offline', () => {
    const properties = { online_time_frame_options: [day], offline_time_frame_options: [month] }
    const [both, offline] = [
      { ...deviceWith({ ...properties, online_access_codes_enabled: true }), can_program_offline_access_codes: true },
      { ...deviceWith(properties), can_program_offline_access_codes: true }
    ]
    const longest = (device: typeof both, code?: ReturnType<typeof accessCode>) =>
      timeFrameOptions(device, code).map(({ max }) => max / DAY)
    expect(longest(both)).to.deep.equal([1])
    expect(longest(offline)).to.deep.equal([367])
    expect(longest(both, accessCode({ is_offline_access_code: true }))).to.deep.equal([367])
  })

  it('require an end if each limits the duration', () => {
    const required = [optionsOf(day, month), optionsOf(day, {}), []].map(requiresEnd)
    expect(required).to.deep.equal([true, false, false])
  })

  it('move suggested times to accepted ones', () => {
    const suggested = period('2026-12-01T10:20Z', '2026-12-02T10:20Z')
    expect(acceptedTimes(optionsOf(month), suggested)).to.deep.equal(period('2026-12-01T10:20Z', '2026-12-29T10:20Z'))
    const pairs = {
      time_pairs: [{ start_time: '15:00', end_time: '11:00' }],
      start_date_recurrence_rule: 'FREQ=WEEKLY;BYDAY=FR'
    }
    expect(acceptedTimes(optionsOf(pairs), suggested)).to.deep.equal(period('2026-12-04T14:00Z', '2026-12-05T10:00Z'))
    expect(acceptedTimes(optionsOf(day), suggested)).to.deep.equal(suggested)
  })
})

describe('Pairs of times that are offered', () => {
  const stay = { start_time: '15:00', end_time: '11:00' }
  const anyTime = { max_duration: 'P1D' }
  const work = { start_time: '08:00', end_time: '20:00' }
  const offered = (...locks: ReturnType<typeof formLock>[]): readonly string[] | undefined =>
    sharedPairs(locks)?.pairs.map(({ start }) => start)

  it('are those of all options of a lock, without repetitions', () => {
    const lock = formLock({ time_pairs: [stay] }, { time_pairs: [work, { display_name: 'Stay', ...stay }] })
    expect(offered(lock)).to.deep.equal(['15:00', '08:00'])
  })

  it('are those that all locks have in common', () => {
    const both = formLock({ time_pairs: [work, stay] })
    expect(offered(both, formLock({ time_pairs: [stay] }))).to.deep.equal(['15:00'])
  })

  it('are missing if the locks have none in common, if time zones differ, or if a lock accepts any time', () => {
    const [first, second] = [formLock({ time_pairs: [stay] }), formLock({ time_pairs: [work] })]
    const elsewhere = formLock({ time_pairs: [stay], time_zone: 'America/New_York' })
    expect([offered(first, second), offered(first, elsewhere)]).to.deep.equal([undefined, undefined])
    expect([offered(formLock({ time_pairs: [stay] }, anyTime)), offered()]).to.deep.equal([undefined, undefined])
    expect([offered(first, formLock()), offered(first, formLock(anyTime))]).to.deep.equal([undefined, undefined])
  })
})

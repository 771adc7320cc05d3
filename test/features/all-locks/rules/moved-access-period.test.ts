import type { LockCode } from '../../../../src/features/access-codes/rules/all-locks-codes.js'
import {
  type AccessPeriod,
  accessPeriodsOf,
  isWhole,
  type WholeSpan
} from '../../../../src/features/all-locks/rules/access-periods.js'
import { editsOf, fixedReason, movedBy } from '../../../../src/features/all-locks/rules/moved-access-period.js'
import type { TimePart } from '../../../../src/ui/time-bar/time-span.js'
import { NOVEMBER, on } from '../../support/lock-code.js'

function only(stays: readonly AccessPeriod[]): AccessPeriod {
  const [stay, ...rest] = stays
  if (!stay || rest.length > 0) throw new Error(`There are ${stays.length} stays.`)
  return stay
}
const iso = ({ startsAt, endsAt }: WholeSpan): string[] =>
  [startsAt, endsAt].map((instant) => new Date(instant).toISOString().slice(0, 16))

describe('movedBy', () => {
  const moved = (starts: string, ends: string, part: TimePart, days: number, zone = 'UTC'): string[] =>
    iso(movedBy({ startsAt: Date.parse(starts), endsAt: Date.parse(ends) }, part, days, zone))

  it('moves both ends or one end by a number of days', () => {
    expect(moved(...NOVEMBER, 'whole', 2)).to.deep.equal(['2026-11-26T15:00', '2026-11-29T10:00'])
    expect(moved(...NOVEMBER, 'start', -1)).to.deep.equal(['2026-11-23T15:00', '2026-11-27T10:00'])
    expect(moved(...NOVEMBER, 'end', 1)).to.deep.equal(['2026-11-24T15:00', '2026-11-28T10:00'])
  })

  it('keeps the start before the end', () => {
    expect(moved(...NOVEMBER, 'start', 9)).to.deep.equal(['2026-11-26T15:00', '2026-11-27T10:00'])
    expect(moved(...NOVEMBER, 'end', -9)).to.deep.equal(['2026-11-24T15:00', '2026-11-25T10:00'])
  })

  it('keeps the time of day across daylight saving changes in Berlin, Los Angeles and Sydney', () => {
    const day = ['2026-03-28T14:00:00Z', '2026-03-28T16:00:00Z'] as const
    expect(moved(...day, 'whole', 1, 'Europe/Berlin')).to.deep.equal(['2026-03-29T13:00', '2026-03-29T15:00'])
    const autumn = ['2026-10-31T22:00:00Z', '2026-11-01T01:00:00Z'] as const
    expect(moved(...autumn, 'whole', 1, 'America/Los_Angeles')).to.deep.equal(['2026-11-01T23:00', '2026-11-02T02:00'])
    const spring = ['2026-10-03T05:00:00Z', '2026-10-03T06:00:00Z'] as const
    expect(moved(...spring, 'whole', 1, 'Australia/Sydney')).to.deep.equal(['2026-10-04T04:00', '2026-10-04T05:00'])
  })

  it('moves a skipped start to the next valid time', () => {
    const [start] = moved('2026-03-28T01:30:00Z', '2026-04-02T10:00:00Z', 'start', 1, 'Europe/Berlin')
    expect(start).to.equal('2026-03-29T01:30')
  })

  it('keeps the seconds, and a repeated hour that is not moved', () => {
    const span = { startsAt: Date.parse('2026-10-25T01:30:27Z'), endsAt: Date.parse('2026-10-30T10:00:59Z') }
    expect(movedBy(span, 'end', 1, 'Europe/Berlin')).to.deep.equal({
      startsAt: span.startsAt,
      endsAt: Date.parse('2026-10-31T10:00:59Z')
    })
  })

  it('edits only the changed time of each code', () => {
    const stay = only(accessPeriodsOf([on('Door', ...NOVEMBER), on('Gate', ...NOVEMBER)]))
    const span = isWhole(stay) ? movedBy(stay, 'end', 1, 'UTC') : undefined
    expect(span && editsOf(stay, span)).to.deep.equal(
      stay.codes.map((each) => ({ ...each, edit: { ends_at: '2026-11-28T10:00:00.000Z' } }))
    )
  })
})

describe('fixedReason', () => {
  const passes = (): boolean => true
  const reasonOf = (code: LockCode, canEdit = true, rest: readonly LockCode[] = []) =>
    fixedReason(only(accessPeriodsOf([code, ...rest])), {
      canEdit: () => canEdit,
      filters: { passesError: passes, passesWarning: passes },
      now: Date.parse('2026-11-25T12:00:00Z')
    })
  const wrong = { errors: [{ error_code: 'duplicate_code_on_device', message: 'It is taken.' }] }

  it('returns the reason why a stay, or one of its codes, cannot be moved', () => {
    expect(reasonOf(on('Door'))).to.equal('ongoing')
    expect(reasonOf(on('Door', NOVEMBER[0]))).to.equal('ongoing')
    for (const status of ['setting', 'removing'])
      expect(reasonOf(on('Door', ...NOVEMBER, { status }))).to.equal('transitioning')
    expect(reasonOf(on('Door', ...NOVEMBER), false)).to.equal('notAllowed')
    expect(reasonOf(on('Door', ...NOVEMBER, wrong))).to.equal('faulty')
    expect(reasonOf(on('Door', ...NOVEMBER))).to.equal(undefined)
    const setting = on('Gate', ...NOVEMBER, { status: 'setting' })
    expect(reasonOf(on('Door', ...NOVEMBER), true, [setting])).to.equal('transitioning')
  })
})

import { expect } from 'chai'
import type { LockCode } from '../../../../src/features/access-codes/rules/all-locks-codes.js'
import { visitsOf } from '../../../../src/features/overview/rules/visits.js'

const NOW = Date.parse('2026-03-20T12:00Z')

const code = (name: string, starts: string, ends: string, timezone = 'UTC', more: object = {}): LockCode => ({
  lock: { device_id: `lock in ${timezone}`, location: { timezone } },
  code: {
    access_code_id: `${name} ${starts}`,
    name,
    type: 'time_bound',
    starts_at: starts,
    ends_at: ends,
    status: 'set',
    ...more
  }
})

const told = (codes: readonly LockCode[]): string[] =>
  visitsOf(codes, NOW).map(({ name, comesAt, leavesAt }) =>
    [name, comesAt && 'comes', leavesAt && 'leaves'].filter(Boolean).join(' ')
  )

describe('Arriving and leaving today', () => {
  it('is whose codes begin or end on this day, the first one first', () => {
    expect(
      told([
        code('Anna', '2026-03-20T15:00Z', '2026-03-25T10:00Z'),
        code('Ben', '2026-03-16T15:00Z', '2026-03-20T10:00Z'),
        code('Cora', '2026-03-20T13:00Z', '2026-03-20T14:00Z'),
        code('Dora', '2026-03-19T15:00Z', '2026-03-21T10:00Z')
      ])
    ).to.deep.equal(['Ben leaves', 'Cora comes leaves', 'Anna comes'])
  })

  it('is told by the day where the lock is', () => {
    const [starts, ends] = ['2026-03-20T23:30Z', '2026-03-25T10:00Z'] as const
    expect(told([code('Anna', starts, ends)])).to.deep.equal(['Anna comes'])
    // It is the 21st there by then.
    expect(told([code('Anna', starts, ends, 'Europe/Berlin')])).to.deep.equal([])
    expect(told([code('Anna', '2026-03-21T03:30Z', ends, 'America/New_York')])).to.deep.equal(['Anna comes'])
  })

  it('is nobody whose codes are being removed, or cannot be read', () => {
    expect(
      told([
        code('Anna', '2026-03-20T15:00Z', '2026-03-25T10:00Z', 'UTC', { status: 'removing' }),
        code('Ben', 'soon', 'later')
      ])
    ).to.deep.equal([])
  })

  it('is one person once, on however many locks', () => {
    const [starts, ends] = ['2026-03-20T15:00Z', '2026-03-25T10:00Z'] as const
    const [one, other] = [code('Anna', starts, ends), code('anna ', starts, ends)]
    const [visit, ...others] = visitsOf([one, other], NOW)
    expect([visit?.stay.codes.length, others.length]).to.deep.equal([2, 0])
  })
})

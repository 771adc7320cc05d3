import type { LockCode } from '../../../../src/features/access-codes/rules/all-locks-codes.js'
import { visitsAt } from '../../../../src/features/overview/rules/visits.js'

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

const summaryOf = (codes: readonly LockCode[]): string[] =>
  visitsAt(NOW)([codes]).map(({ name, comesAt, leavesAt }) =>
    [name, comesAt && 'comes', leavesAt && 'leaves'].filter(Boolean).join(' ')
  )

describe('visitsAt', () => {
  it('returns stays that start or end today, sorted by time', () => {
    expect(
      summaryOf([
        code('Anna', '2026-03-20T15:00Z', '2026-03-25T10:00Z'),
        code('Ben', '2026-03-16T15:00Z', '2026-03-20T10:00Z'),
        code('Cora', '2026-03-20T13:00Z', '2026-03-20T14:00Z'),
        code('Dora', '2026-03-19T15:00Z', '2026-03-21T10:00Z')
      ])
    ).to.deep.equal(['Ben leaves', 'Cora comes leaves', 'Anna comes'])
  })

  it('uses the day in the time zone of the lock', () => {
    const [starts, ends] = ['2026-03-20T23:30Z', '2026-03-25T10:00Z'] as const
    expect(summaryOf([code('Anna', starts, ends)])).to.deep.equal(['Anna comes'])
    // In Berlin it is already the 21st.
    expect(summaryOf([code('Anna', starts, ends, 'Europe/Berlin')])).to.deep.equal([])
    expect(summaryOf([code('Anna', '2026-03-21T03:30Z', ends, 'America/New_York')])).to.deep.equal(['Anna comes'])
  })

  it('omits codes being removed and malformed dates', () => {
    expect(
      summaryOf([
        code('Anna', '2026-03-20T15:00Z', '2026-03-25T10:00Z', 'UTC', { status: 'removing' }),
        code('Ben', 'soon', 'later')
      ])
    ).to.deep.equal([])
  })

  it('returns one visit per name for several locks', () => {
    const [starts, ends] = ['2026-03-20T15:00Z', '2026-03-25T10:00Z'] as const
    const [first, other] = [code('Anna', starts, ends), code('anna ', starts, ends)]
    const [visit, ...rest] = visitsAt(NOW)([[first], [other]])
    expect([visit?.period.codes.length, rest.length]).to.deep.equal([2, 0])
  })

  it('does not search a list of codes again when other lists change', () => {
    let searches = 0
    const { lock, code: known } = code('Ben', '2026-03-10T15:00Z', '2026-03-12T10:00Z')
    const watched: LockCode = {
      code: known,
      get lock() {
        searches += 1
        return lock
      }
    }
    const visitsOf = visitsAt(NOW)
    const [other, list] = [[code('Anna', '2026-03-20T15:00Z', '2026-03-25T10:00Z')], [watched]]
    visitsOf([list])
    const firstSearches = searches
    expect([visitsOf([list, other]).length, firstSearches > 0, searches]).to.deep.equal([1, true, firstSearches])
  })
})

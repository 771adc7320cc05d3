import type { LockUses } from '../../../../src/core/resources/lock-uses.js'
import { arrivalOf } from '../../../../src/features/overview/rules/arrivals.js'
import { visitsAt } from '../../../../src/features/overview/rules/visits.js'
import { eventAgo, LOCK, logOf, MINUTE, NOW } from '../../support/use-events.js'

const HOUR = 60

/** A guest who was expected an hour ago, with a backup code. */
const [VISIT] = visitsAt(NOW)([
  [
    {
      lock: { device_id: LOCK, location: { timezone: 'UTC' } },
      code: {
        access_code_id: 'code',
        pulled_backup_access_code_id: 'backup',
        name: 'Anna',
        type: 'time_bound',
        starts_at: new Date(NOW - HOUR * MINUTE).toISOString(),
        ends_at: '2026-03-25T10:00:00Z',
        status: 'set'
      }
    }
  ]
])

/** Returns how many minutes ago the guest arrived. */
function arrived(log: LockUses | undefined): number | undefined {
  if (!VISIT) throw new Error('There is no visit.')
  const instant = arrivalOf(VISIT, () => log, NOW)
  return instant === undefined ? undefined : (NOW - instant) / MINUTE
}

describe('arrivalOf', () => {
  it('returns the first use since the start, also with the backup code', () => {
    const earlier = eventAgo(HOUR + 1)
    const withBackup = eventAgo(40, { access_code_id: 'backup' })
    expect(arrived(logOf([eventAgo(30), earlier]))).to.equal(30)
    expect(arrived(logOf([eventAgo(30), withBackup, earlier]))).to.equal(40)
  })

  it('says nothing without a use of the code since the start, and while events are unread', () => {
    const denied = eventAgo(20, { event_type: 'lock.access_denied' })
    expect(arrived(logOf([eventAgo(HOUR + 1), denied, eventAgo(10, { access_code_id: 'other' })]))).to.equal(undefined)
    expect(arrived(undefined)).to.equal(undefined)
  })
})

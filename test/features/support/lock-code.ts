import type { LockCode } from '../../../src/features/access-codes/rules/all-locks-codes.js'

let nextId = 0
/** Returns a code of a lock with a start and an end. */
export const on = (lock: string, starts?: string, ends?: string, code: object = {}, timezone = 'UTC'): LockCode => ({
  lock: { device_id: lock, properties: { name: lock }, location: { timezone } },
  code: {
    access_code_id: `code_${(nextId += 1)}`,
    status: 'set',
    type: (starts ?? ends) ? 'time_bound' : 'ongoing',
    starts_at: starts,
    ends_at: ends,
    ...code
  }
})

export const NOVEMBER = ['2026-11-24T15:00:00Z', '2026-11-27T10:00:00Z'] as const
export const LATER = ['2026-11-26T15:00:00Z', '2026-12-20T10:00:00Z'] as const

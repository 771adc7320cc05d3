import type { LockUses } from '../../../src/core/resources/lock-uses.js'
import type { PlatformEvent } from '../../../src/core/resources/resources.js'
import { collectUses } from '../../../src/features/access-codes/rules/use/collect-uses.js'

export const MINUTE = 60_000
export const DAY = 86_400_000
/** A whole minute. */
export const NOW = Date.parse('2026-03-20T12:00:00Z')
export const LOCK = 'device'

const written = (instant: number): string => new Date(instant).toISOString()

/** Returns an event of the lock some minutes ago, by default a use of the code. */
export const eventAgo = (minutes: number, fields: object = {}): PlatformEvent => ({
  event_id: `event_${minutes}`,
  event_type: 'lock.unlocked',
  device_id: LOCK,
  access_code_id: 'code',
  created_at: written(NOW - minutes * MINUTE),
  occurred_at: written(NOW - minutes * MINUTE),
  ...fields
})

export const deniedAgo = (minutes: number, fields: object = {}): PlatformEvent =>
  eventAgo(minutes, { event_type: 'lock.access_denied', ...fields })

/** Returns what is known of the lock after reading these events, by default all of the last 30 days. */
export function logOf(events: readonly PlatformEvent[], since = NOW - 30 * DAY): LockUses {
  const [log] = collectUses([LOCK], { events, since }, () => undefined, NOW)
  if (!log) throw new Error('There is no log.')
  return log
}

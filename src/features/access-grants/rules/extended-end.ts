import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import type { AccessGrant } from '../../../core/resources/resources.js'
import { addWallDays, toInstant, toWallTime } from '../../../core/values/wall-time.js'
import { endOf } from './access-grant.js'
import { isBeingDeleted } from './access-grant-issues.js'

/** By how much access is extended. */
export type ExtensionStep = 'hour' | 'day'

export const EXTENSION_STEPS: readonly ExtensionStep[] = ['hour', 'day']

/** `true` if access can be extended: it has an end, which is ahead or at most a day ago. @param now In ms since 1970. */
export const canExtend = (grant: AccessGrant, now: number): boolean =>
  Number.isFinite(endOf(grant)) && endOf(grant) > now - millisecondsInDay && !isBeingDeleted(grant)

/**
 * Returns the new end of an access in ms since 1970: later than its end, or than now if it has ended. A day keeps the time
 * of day in the zone of the access.
 *
 * @param now In ms since 1970.
 */
export function extendedEnd(grant: AccessGrant, step: ExtensionStep, zone: string, now: number): number {
  const from = Math.max(endOf(grant), now)
  if (step === 'hour') return from + millisecondsInHour
  const nextDay = toInstant(addWallDays(toWallTime(from, zone), 1), zone)
  // A wall time has no seconds.
  return nextDay ? nextDay.instant + (from % 60_000) : from + millisecondsInDay
}

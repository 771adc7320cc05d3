import { millisecondsInMinute } from 'date-fns/constants'
import type { LockUses } from '../../../core/resources/lock-uses.js'
import { isUseOf } from '../../access-codes/rules/use/use-summary.js'
import type { Visit } from './visits.js'

/**
 * Returns when a guest who was expected today unlocked a door for the first time since then, in ms since the epoch.
 * `undefined` says nothing about the guest.
 *
 * @param now rounded down to the minute, in ms since the epoch
 */
export function arrivalOf(
  { period, comesAt }: Visit,
  logOf: (deviceId: string) => LockUses | undefined,
  now: number
): number | undefined {
  if (comesAt === undefined) return undefined
  const instants = period.codes.flatMap(({ code, lock }) =>
    (logOf(lock.device_id)?.uses ?? [])
      .filter(isUseOf(code))
      .filter(({ isDenied }) => !isDenied)
      .map(({ instant }) => instant)
      .filter((instant) => instant >= comesAt && instant < now + millisecondsInMinute)
  )
  return instants.length > 0 ? Math.min(...instants) : undefined
}

import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import type { CodeUse, LockUses } from '../../../../core/resources/lock-uses.js'
import type { AccessCode } from '../../../../core/resources/resources.js'
import { parseInstant } from '../../../../core/values/parse-instant.js'
import { parseString } from '../../../../core/values/value.js'

/** Length of the window in which uses are counted, in days. */
export const WINDOW_DAYS = 30

/** Uses of an access code in the window. */
export interface UseSummary {
  /** Number of uses. */
  readonly count: number
  readonly first: CodeUse | undefined
  readonly last: CodeUse | undefined
  /** Number of denied attempts. */
  readonly deniedCount: number
  readonly lastDenied: CodeUse | undefined
  /** `true` if all events of the window were read. */
  readonly isComplete: boolean
  /** `true` if all events since the code was created were read. */
  readonly isWhole: boolean
}

/** Returns `true` for the uses of a code, and of the backup code that replaced it. */
export function isUseOf(code: AccessCode): (use: CodeUse) => boolean {
  const backupId = parseString(code.pulled_backup_access_code_id)
  return ({ codeId }) => codeId === code.access_code_id || codeId === backupId
}

/**
 * Summarizes the uses of a code in the last 30 days, or since it was created.
 *
 * @param now rounded down to the minute, in ms since the epoch
 */
export function summarizeUses(code: AccessCode, log: LockUses, now: number): UseSummary {
  const from = now - WINDOW_DAYS * millisecondsInDay
  const createdAt = parseInstant(code.created_at)
  const start = Math.max(from, createdAt ?? from)
  const inWindow = log.uses
    .filter(isUseOf(code))
    // Uses in the minute that has begun are not in the future.
    .filter(({ instant }) => instant >= from && instant < now + millisecondsInMinute)
    .toSorted((a, b) => a.instant - b.instant)
  const uses = inWindow.filter(({ isDenied }) => !isDenied)
  const denied = inWindow.filter(({ isDenied }) => isDenied)
  const isComplete = log.since <= start
  return {
    count: uses.length,
    first: uses[0],
    last: uses.at(-1),
    deniedCount: denied.length,
    lastDenied: denied.at(-1),
    isComplete,
    isWhole: isComplete && createdAt !== undefined && createdAt >= from
  }
}

import type { LockUses } from '../../../../core/resources/lock-uses.js'
import type { AccessCode, Device } from '../../../../core/resources/resources.js'
import { properties } from '../../../device/rules/device.js'
import { isOffline } from '../access-code.js'
import { windowOf } from '../access-code-window.js'
import { summarizeUses, type UseSummary } from './use-summary.js'

/** Why a code has no uses, or what can be said about it. */
export type NoUse =
  /** Not used since it was created. */
  | 'notUsed'
  /** Not used in the last 30 days. Earlier uses are unknown. */
  | 'notRecently'
  /** Not used in the events that were read. */
  | 'notFound'
  /** The lock may not report which code was used. */
  | 'unknown'
  /** The lock doesn't report which code was used. */
  | 'notReported'
  /** The use of offline codes is never reported. */
  | 'offlineCode'
  /** The code has not started, or it is unknown if it has. */
  | 'notStarted'

export interface CodeUseState {
  readonly summary: UseSummary
  /** `undefined` if the code was used. */
  readonly noUse: NoUse | undefined
}

/** Returns if a lock reports which access code was used. `undefined` if that is unknown. */
export function reportsUses(device: Device | undefined, log: LockUses | undefined): boolean | undefined {
  const { has_native_entry_events: hasEvents } = device ? properties(device) : {}
  // An event without a lock may come from any lock of its request.
  if (hasEvents === true || log?.uses.some(({ hasLock }) => hasLock)) return true
  return hasEvents === false ? false : undefined
}

function noUseOf(code: AccessCode, device: Device | undefined, log: LockUses, summary: UseSummary, now: number): NoUse {
  const { kind } = windowOf(code, now)
  if (kind === 'upcoming' || kind === 'unknown') return 'notStarted'
  if (isOffline(code)) return 'offlineCode'
  const reports = reportsUses(device, log)
  if (!reports) return reports === false ? 'notReported' : 'unknown'
  if (!summary.isComplete) return 'notFound'
  return summary.isWhole ? 'notUsed' : 'notRecently'
}

/**
 * Returns what the events of its lock say about the use of a code.
 *
 * @param now rounded down to the minute, in ms since the epoch
 */
export function codeUseState(code: AccessCode, device: Device | undefined, log: LockUses, now: number): CodeUseState {
  const summary = summarizeUses(code, log, now)
  return { summary, noUse: summary.count > 0 ? undefined : noUseOf(code, device, log, summary, now) }
}

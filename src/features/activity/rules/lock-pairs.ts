import type { Occurrence } from './occurrence.js'

/** Time within which unlocking and locking are merged, in ms. */
const MAX_PAIR_GAP_MS = 120_000

interface Events {
  /** Newest first. */
  readonly occurrences: readonly [Occurrence, ...Occurrence[]]
}

/** Returns `true` for a row of unlocking and locking. Other rows have events of one type. */
export const isLockPair = ({ occurrences: [newest, oldest] }: Events): boolean =>
  oldest !== undefined && oldest.event.event_type !== newest.event.event_type

/** Returns `true` if a lock was unlocked and locked within two minutes, and not locked with a different access code. */
function isPair(later: Events, earlier: Events): boolean {
  const [locking] = later.occurrences
  const [unlocking] = earlier.occurrences
  return (
    later.occurrences.length === 1 &&
    earlier.occurrences.length === 1 &&
    locking.event.event_type === 'lock.locked' &&
    unlocking.event.event_type === 'lock.unlocked' &&
    (locking.codeId ?? unlocking.codeId) === unlocking.codeId &&
    locking.instant !== undefined &&
    unlocking.instant !== undefined &&
    locking.instant - unlocking.instant <= MAX_PAIR_GAP_MS
  )
}

/**
 * Merges locking with the unlocking before it, if nothing else happened at the lock in between.
 *
 * @param rows newest first
 * @param merge merges two rows of the same lock
 */
export function mergeLockPairs<Row extends Events>(
  rows: readonly Row[],
  merge: (later: Row, earlier: Row) => Row
): readonly Row[] {
  const merged: Row[] = []
  /** Index of the last event so far of each device. */
  const latest = new Map<string | undefined, number>()
  for (const row of rows) {
    const [{ deviceId }] = row.occurrences
    const index = latest.get(deviceId) ?? -1
    const later = merged[index]
    if (deviceId !== undefined && later && isPair(later, row)) merged[index] = merge(later, row)
    else latest.set(deviceId, merged.push(row) - 1)
  }
  return merged
}

import type { Device } from '../../../core/resources/resources.js'
import type { MutationStatus } from '../../../core/store/session-state.js'
import type { LOCK_ALL } from '../../../messages/lock-all/en.js'
import type { TextsOf } from '../../../messages/namespace.js'
import { isLocked, lockKey, onlineStatus } from '../../device/rules/device-status.js'

/** State of all locks. The groups don't overlap. */
interface AllLocksState {
  readonly locked: readonly Device[]
  /** Confirmed as unlocked, also while a command to lock is in flight. */
  readonly unlocked: readonly Device[]
  /** Confirmed as locked, while a command to unlock is in flight. */
  readonly unlocking: readonly Device[]
  /** Offline, or not reporting whether they are locked. */
  readonly unknown: readonly Device[]
}

/** Groups locks by what is confirmed or in progress. */
export function allLocksState(
  locks: readonly Device[],
  mutations: ReadonlyMap<string, Pick<MutationStatus, 'operation'>>
): AllLocksState {
  function groupOf(device: Device): keyof AllLocksState {
    if (onlineStatus(device) !== 'online') return 'unknown'
    const isUnlocking = mutations.get(lockKey(device.device_id))?.operation === 'locks.unlockDoor'
    const locked = isLocked(device)
    if (locked === undefined) return 'unknown'
    if (!locked) return 'unlocked'
    return isUnlocking ? 'unlocking' : 'locked'
  }
  const only = (group: keyof AllLocksState): readonly Device[] => locks.filter((device) => groupOf(device) === group)
  return { locked: only('locked'), unlocked: only('unlocked'), unlocking: only('unlocking'), unknown: only('unknown') }
}

/**
 * Returns what the latch of all locks shows: locked only if every lock has confirmed it.
 *
 * @param isComplete `true` if all locks were read
 */
export function latchState({ unlocked, unlocking, unknown }: AllLocksState, isComplete: boolean) {
  if (unlocked.length > 0) return 'unlocked'
  if (unlocking.length > 0) return 'unlocking'
  return unknown.length > 0 || !isComplete ? 'unknown' : 'locked'
}

/** Returns the state in words, what is open first. Unknown states are never counted as locked. */
export function lockAllFacts(
  state: AllLocksState,
  isComplete: boolean,
  texts: TextsOf<typeof LOCK_ALL>
): readonly string[] {
  const { locked, unlocked, unlocking, unknown } = state
  if (latchState(state, isComplete) === 'locked') return [texts.allLocked(locked.length)]
  if (locked.length + unlocked.length + unlocking.length === 0) return [texts.noneKnown(unknown.length)]
  return [
    unlocked.length > 0 ? texts.unlocked(unlocked.length) : locked.length > 0 && texts.locked(locked.length),
    unlocking.length > 0 && texts.unlocking(unlocking.length),
    unknown.length > 0 && texts.unknown(unknown.length)
  ].filter((fact) => typeof fact === 'string')
}

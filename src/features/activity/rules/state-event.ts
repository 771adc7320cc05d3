import type { PlatformEvent } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { readOccurrence } from './occurrence.js'

/** Events after which a lock is locked (`true`) or unlocked (`false`). */
const STATES: Readonly<Record<string, boolean>> = {
  'lock.locked': true,
  'lock.unlocked': false,
  'action_attempt.lock_door.succeeded': true,
  'action_attempt.unlock_door.succeeded': false
}

/** Returns whether a lock is locked after an event, or `undefined` if the event doesn't change that. */
export function isLockedAfter({ event_type }: PlatformEvent): boolean | undefined {
  const type = parseString(event_type) ?? ''
  return Object.hasOwn(STATES, type) ? STATES[type] : undefined
}

/** The event that gave a lock its state. */
export interface StateEvent {
  readonly event: PlatformEvent
  /** In ms since the epoch. */
  readonly instant: number
  readonly isLocked: boolean
  /** A method of locking, if reported. */
  readonly method: string | undefined
}

/** Returns the newest event that gave a lock its state. `undefined` if there is none, or the order is unknown. */
export function newestStateEvent(events: readonly PlatformEvent[]): StateEvent | undefined {
  let newest: StateEvent | undefined
  for (const event of events) {
    const isLocked = isLockedAfter(event)
    if (isLocked === undefined) continue
    const { instant } = readOccurrence(event)
    if (instant === undefined) return undefined
    const method = parseString(event.event_type)?.startsWith('lock.') ? parseString(event.method) : 'remote'
    if (!newest || instant > newest.instant) newest = { event, instant, isLocked, method }
  }
  return newest
}

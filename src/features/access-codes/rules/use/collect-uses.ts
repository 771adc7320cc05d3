import type { CodeUse, LockUses } from '../../../../core/resources/lock-uses.js'
import type { PlatformEvent } from '../../../../core/resources/resources.js'
import { parseString } from '../../../../core/values/value.js'
import { learnedAt } from '../../../activity/rules/occurrence.js'
import { readUse, USE_EVENTS } from './read-use.js'

/** The events of some locks since an instant. */
export interface EventRead {
  /** Events of any type and lock, without duplicates: the platform may ignore a filter. */
  readonly events: readonly PlatformEvent[]
  /** All events recorded since this instant were read, in ms since the epoch. */
  readonly since: number
}

const isUseEvent = ({ event_type }: PlatformEvent): boolean => USE_EVENTS.some((type) => type === event_type)

/** Returns when the newest event was recorded, in ms since the epoch, and at least `known`. Future events don't count. */
function newestOf(events: readonly PlatformEvent[], known: number, now: number): number {
  return events.reduce((newest, event) => {
    const instant = learnedAt(event)
    return instant === undefined || instant > now ? newest : Math.max(newest, instant)
  }, known)
}

function usesOf(events: readonly PlatformEvent[], known: readonly CodeUse[]): readonly CodeUse[] {
  const ids = new Set(known.map(({ eventId }) => eventId))
  const added = events.flatMap((event) => readUse(event) ?? []).filter(({ eventId }) => !ids.has(eventId))
  return added.length > 0 ? [...known, ...added] : known
}

/**
 * Adds events to the known uses of locks.
 *
 * @param deviceIds the locks whose events were requested. An event without a lock belongs to all of them
 * @param now in ms since the epoch
 */
export function collectUses(
  deviceIds: readonly string[],
  { events, since }: EventRead,
  knownOf: (deviceId: string) => LockUses | undefined,
  now: number
): LockUses[] {
  const byLock = new Map<string | undefined, PlatformEvent[]>()
  for (const event of events.filter(isUseEvent)) {
    const deviceId = parseString(event.device_id)
    byLock.set(deviceId, [...(byLock.get(deviceId) ?? []), event])
  }
  // All locks of a request share its end: a lock without events is read up to the newest event of the others.
  const until = newestOf(events.filter(isUseEvent), since, now)
  return deviceIds.map((device_id) => {
    const own = [...(byLock.get(device_id) ?? []), ...(byLock.get(undefined) ?? [])]
    const known = knownOf(device_id)
    const isContinued = known !== undefined && since <= known.until
    const added = isContinued ? own.filter((event) => (learnedAt(event) ?? 0) > known.until) : own
    return {
      device_id,
      since: isContinued ? Math.min(known.since, since) : since,
      until: Math.max(until, known?.until ?? 0),
      eventCount: added.length + (isContinued ? known.eventCount : 0),
      uses: usesOf(own, known?.uses ?? [])
    }
  })
}

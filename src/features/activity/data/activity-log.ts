import type { PlatformEvent } from '../../../core/resources/resources.js'
import { learnedAt } from '../rules/occurrence.js'

/** Cursor for older events: an instant in ms since the epoch, and the number of known events at that instant. */
export interface OlderThan {
  readonly instant: number
  readonly count: number
}

/** All events loaded so far. */
export interface ActivityLog {
  readonly events: readonly PlatformEvent[]
  /** New events that wait until the user asks for them. */
  readonly waiting: readonly PlatformEvent[]
  readonly latest: readonly PlatformEvent[]
  /** Cursor for older events. `undefined` before the first page. */
  readonly olderThan: OlderThan | undefined
  /** `true` if there are no older events. */
  readonly isWhole: boolean
  /** `true` if the newest events were loaded. */
  readonly isBegun: boolean
  /**
   * Start of a gap that has to be loaded, in ms since the epoch, because many events arrived. `undefined` without a
   * gap.
   */
  readonly gapFrom: number | undefined
}

export const EMPTY_LOG: ActivityLog = {
  events: [],
  waiting: [],
  latest: [],
  olderThan: undefined,
  isWhole: false,
  isBegun: false,
  gapFrom: undefined
}

/** Page size. */
export const PAGE = 50
/** The platform's default page size. */
const MOST_AT_ONCE = 500

/** Returns the events that are not in the log yet, without duplicates. */
function unknownOf({ events, waiting }: ActivityLog, response: readonly PlatformEvent[]): readonly PlatformEvent[] {
  const unknown = new Map(response.map((event) => [event.event_id, event]))
  for (const known of [events, waiting]) for (const { event_id } of known) unknown.delete(event_id)
  return [...unknown.values()]
}

function oldestOf(events: readonly PlatformEvent[], olderThan: OlderThan | undefined): OlderThan | undefined {
  const instants = events.flatMap((event) => learnedAt(event) ?? [])
  const instant = instants.reduce((least, each) => Math.min(least, each), olderThan?.instant ?? Infinity)
  if (!Number.isFinite(instant)) return undefined
  const count = instants.filter((each) => each === instant).length
  return { instant, count: count + (olderThan?.instant === instant ? olderThan.count : 0) }
}

/** Returns the newest known instant. Future instants don't count. */
const newestOf = (events: readonly PlatformEvent[], now: number): number =>
  events.reduce((most, event) => {
    const instant = learnedAt(event) ?? 0
    return instant > now ? most : Math.max(most, instant)
  }, 0)

function initialLog(events: readonly PlatformEvent[]): ActivityLog {
  const olderThan = oldestOf(events, undefined)
  // Events without a time can't be used as a cursor.
  return { ...EMPTY_LOG, events, olderThan, isWhole: olderThan === undefined, isBegun: true }
}

function withAdded(log: ActivityLog, added: readonly PlatformEvent[], isPaused: boolean): ActivityLog {
  if (added.length === 0) return log
  const { events, waiting } = log
  return isPaused
    ? { ...log, latest: added, waiting: [...waiting, ...added] }
    : { ...log, latest: added, events: [...events, ...waiting, ...added], waiting: [] }
}

/**
 * Adds the newest events. If none of them is known, the gap has to be loaded.
 *
 * @param isPaused `true` if new events have to wait, because the user is reading what they would move
 * @param now in ms since the epoch
 */
export function withNewest(
  log: ActivityLog,
  response: readonly PlatformEvent[],
  isPaused: boolean,
  now: number
): ActivityLog {
  const added = unknownOf(log, response)
  if (!log.isBegun) return initialLog(added)
  const isGap = response.length >= PAGE && added.length === response.length && log.events.length > 0
  if (!isGap) return withAdded(log, added, isPaused)
  return log.gapFrom === undefined ? { ...log, gapFrom: newestOf([...log.events, ...log.waiting], now) } : log
}

/** Fills the gap. If even that doesn't reach known events, the log starts again with it. */
export function withGap(log: ActivityLog, response: readonly PlatformEvent[], isPaused: boolean): ActivityLog {
  if (log.gapFrom === undefined) return log
  const added = unknownOf(log, response)
  if (response.length >= MOST_AT_ONCE && added.length === response.length) return initialLog(added)
  return { ...withAdded(log, added, isPaused), gapFrom: undefined }
}

/** Adds older events. A platform may return fewer than requested, so only an empty page is the end. */
export function withOlder(log: ActivityLog, response: readonly PlatformEvent[]): ActivityLog {
  const added = unknownOf(log, response)
  if (added.length === 0) return log.isWhole ? log : { ...log, isWhole: true }
  return { ...log, events: [...log.events, ...added], olderThan: oldestOf(added, log.olderThan) }
}

/** Shows the waiting events. */
export const withWaiting = (log: ActivityLog): ActivityLog =>
  log.waiting.length === 0 ? log : { ...log, events: [...log.events, ...log.waiting], waiting: [] }

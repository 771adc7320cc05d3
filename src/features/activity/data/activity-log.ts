import type { PlatformEvent } from '../../../core/resources/resources.js'
import { learnedAt } from '../rules/occurrence.js'

/** Where older events end: at a moment in ms since 1970, and how many of that very moment are known. */
export interface OlderThan {
  readonly instant: number
  readonly count: number
}

/** What is known of what happened: all that was read, however far down it was scrolled. */
export interface ActivityLog {
  readonly events: readonly PlatformEvent[]
  /** What came while older things were being read; it is shown when it is asked for. */
  readonly waiting: readonly PlatformEvent[]
  /** What came last. */
  readonly latest: readonly PlatformEvent[]
  /** Where the next older ones end; nothing as long as none were read. */
  readonly before: OlderThan | undefined
  /** Whether there are no older ones. */
  readonly isWhole: boolean
  /** Whether the newest were read. */
  readonly isBegun: boolean
  /** So much has come that what lies between is asked for from here on, in ms since 1970; nothing where all is known. */
  readonly gapFrom: number | undefined
}

/** Before anything was read. */
export const EMPTY_LOG: ActivityLog = {
  events: [],
  waiting: [],
  latest: [],
  before: undefined,
  isWhole: false,
  isBegun: false,
  gapFrom: undefined
}

/** How many events are asked for at once. */
export const PAGE = 50
/** The most that the platform gives where no limit is named. */
const MOST_AT_ONCE = 500

/** Those that are not known yet, each once. */
function unknownOf({ events, waiting }: ActivityLog, answer: readonly PlatformEvent[]): readonly PlatformEvent[] {
  const unknown = new Map(answer.map((event) => [event.event_id, event]))
  for (const known of [events, waiting]) for (const { event_id } of known) unknown.delete(event_id)
  return [...unknown.values()]
}

function oldestOf(events: readonly PlatformEvent[], before: OlderThan | undefined): OlderThan | undefined {
  const instants = events.flatMap((event) => learnedAt(event) ?? [])
  const instant = instants.reduce((least, each) => Math.min(least, each), before?.instant ?? Infinity)
  if (!Number.isFinite(instant)) return undefined
  const count = instants.filter((each) => each === instant).length
  return { instant, count: count + (before?.instant === instant ? before.count : 0) }
}

/** The newest moment that is known: one that is said to be in the future is none. */
const newestOf = (events: readonly PlatformEvent[], now: number): number =>
  events.reduce((most, event) => {
    const instant = learnedAt(event) ?? 0
    return instant > now ? most : Math.max(most, instant)
  }, 0)

/** A log that has nothing but these, of which it is the beginning. */
function begun(events: readonly PlatformEvent[]): ActivityLog {
  const before = oldestOf(events, undefined)
  // What tells no time at all cannot be gone beyond.
  return { ...EMPTY_LOG, events, before, isWhole: before === undefined, isBegun: true }
}

function withAdded(log: ActivityLog, added: readonly PlatformEvent[], isHeld: boolean): ActivityLog {
  if (added.length === 0) return log
  const { events, waiting } = log
  return isHeld
    ? { ...log, latest: added, waiting: [...waiting, ...added] }
    : { ...log, latest: added, events: [...events, ...waiting, ...added], waiting: [] }
}

/**
 * Takes in the newest events. The same answer twice changes nothing. Where so much has come that none of it is known, what
 * lies between has to be asked for.
 *
 * @param isHeld whether new ones have to wait, since a person reads what they would move.
 * @param now in ms since 1970.
 */
export function withNewest(
  log: ActivityLog,
  answer: readonly PlatformEvent[],
  isHeld: boolean,
  now: number
): ActivityLog {
  const added = unknownOf(log, answer)
  if (!log.isBegun) return begun(added)
  const isGap = answer.length >= PAGE && added.length === answer.length && log.events.length > 0
  if (!isGap) return withAdded(log, added, isHeld)
  return log.gapFrom === undefined ? { ...log, gapFrom: newestOf([...log.events, ...log.waiting], now) } : log
}

/** Takes in what lies between; where even that does not reach back to what is known, the log begins anew with it. */
export function withGap(log: ActivityLog, answer: readonly PlatformEvent[], isHeld: boolean): ActivityLog {
  if (log.gapFrom === undefined) return log
  const added = unknownOf(log, answer)
  if (answer.length >= MOST_AT_ONCE && added.length === answer.length) return begun(added)
  return { ...withAdded(log, added, isHeld), gapFrom: undefined }
}

/** Takes in the next older events. A platform may give fewer than it was asked for: where it has no other, there are none. */
export function withOlder(log: ActivityLog, answer: readonly PlatformEvent[]): ActivityLog {
  const added = unknownOf(log, answer)
  if (added.length === 0) return log.isWhole ? log : { ...log, isWhole: true }
  return { ...log, events: [...log.events, ...added], before: oldestOf(added, log.before) }
}

/** Shows what has waited. */
export const withWaiting = (log: ActivityLog): ActivityLog =>
  log.waiting.length === 0 ? log : { ...log, events: [...log.events, ...log.waiting], waiting: [] }

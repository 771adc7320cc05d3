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
  /** From when on new ones are asked for, in ms since 1970; nothing as long as none were read. */
  readonly from: number | undefined
}

/** Before anything was read. */
export const EMPTY_LOG: ActivityLog = {
  events: [],
  waiting: [],
  latest: [],
  before: undefined,
  isWhole: false,
  from: undefined
}

/** More new ones than this are not read anew every time: they are asked for from the newest on. */
const MOST_FRESH = 50
/** The most that the platform gives where no limit is named. */
const MOST_AT_ONCE = 500

const idsOf = (events: readonly PlatformEvent[]): ReadonlySet<string> => new Set(events.map(({ event_id }) => event_id))

/** Those that are not known yet, each once. */
function unknownOf({ events, waiting }: ActivityLog, answer: readonly PlatformEvent[]): readonly PlatformEvent[] {
  const known = new Set([...idsOf(events), ...idsOf(waiting)])
  return answer.filter(({ event_id }) => !known.has(event_id) && known.add(event_id))
}

function oldestOf(events: readonly PlatformEvent[], before: OlderThan | undefined): OlderThan | undefined {
  const instants = events.flatMap((event) => learnedAt(event) ?? [])
  const instant = instants.reduce((least, each) => Math.min(least, each), before?.instant ?? Infinity)
  if (!Number.isFinite(instant)) return undefined
  const count = instants.filter((each) => each === instant).length
  return { instant, count: count + (before?.instant === instant ? before.count : 0) }
}

/** From when on new ones are asked for: nobody waits for one that is said to be from the future. */
const newestOf = (events: readonly PlatformEvent[], now: number): number =>
  events.reduce((most, event) => {
    const instant = learnedAt(event) ?? 0
    return instant > now ? most : Math.max(most, instant)
  }, 0)

/**
 * Takes in a page: the newest, or the next older one. The same answer twice changes nothing.
 *
 * @param isOlder whether older ones were asked for.
 * @param now in ms since 1970.
 */
export function withPage(
  log: ActivityLog,
  answer: readonly PlatformEvent[],
  isOlder: boolean,
  now: number
): ActivityLog {
  const added = unknownOf(log, answer)
  const isFirst = log.from === undefined
  // A platform may give fewer than it was asked for: only where it has none, there are none.
  const isWhole = log.isWhole || (added.length === 0 && (isOlder || isFirst))
  if (added.length === 0 && isWhole === log.isWhole && !isFirst) return log
  const events = [...log.events, ...added]
  const before = isOlder || isFirst ? oldestOf(added, log.before) : log.before
  return {
    ...log,
    events,
    // What tells no time at all cannot be gone beyond.
    before: before ?? log.before,
    isWhole: isWhole || before === undefined,
    from: log.from ?? newestOf(events, now)
  }
}

/**
 * Takes in what has come since. Where so much has come that it does not reach back to what is known, the log begins anew
 * with it: what lies between is read by scrolling.
 *
 * @param isHeld whether it has to wait, since a person reads what it would move.
 * @param now in ms since 1970.
 */
export function withFresh(
  log: ActivityLog,
  answer: readonly PlatformEvent[],
  isHeld: boolean,
  now: number
): ActivityLog {
  const added = unknownOf(log, answer)
  if (added.length === 0) return log
  if (answer.length >= MOST_AT_ONCE && added.length === answer.length) {
    return { ...EMPTY_LOG, events: added, before: oldestOf(added, undefined), from: newestOf(added, now) }
  }
  const from = answer.length > MOST_FRESH ? newestOf(answer, now) : log.from
  const next = { ...log, from, latest: added }
  return isHeld
    ? { ...next, waiting: [...log.waiting, ...added] }
    : { ...next, events: [...log.events, ...log.waiting, ...added], waiting: [] }
}

/** Shows what has waited. */
export const withWaiting = (log: ActivityLog): ActivityLog =>
  log.waiting.length === 0 ? log : { ...log, events: [...log.events, ...log.waiting], waiting: [] }

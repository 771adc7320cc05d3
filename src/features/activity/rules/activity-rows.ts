import type { PlatformEvent } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { toWallTime } from '../../../core/values/wall-time.js'
import { mergeLockPairs } from './lock-pairs.js'
import { type Occurrence, readOccurrence } from './occurrence.js'

/** An event, the same event repeated within a minute each time, or unlocking and locking, at one device. */
export interface ActivityRow {
  /** Id of the first event, so that it stays when more are added. */
  readonly key: string
  /** Newest first. */
  readonly occurrences: readonly [Occurrence, ...Occurrence[]]
  /** `YYYY-MM-DD` for the user. `undefined` if the time is unknown. */
  readonly day: string | undefined
  /** `true` for the first row of a day. */
  readonly beginsDay: boolean
}

/** Time within which the same event is merged, in ms. */
const MAX_MERGE_GAP_MS = 60_000
/** Smallest difference between time zones, in ms: within it the day is the same. */
const ZONE_STEP_MS = 900_000

/** An event with the key that has to be equal for merging. */
interface DatedOccurrence {
  readonly occurrence: Occurrence
  readonly same: string
  /** Row that starts with this event; reused while unchanged. */
  row?: ActivityRow
}

interface Fold {
  readonly occurrences: [Occurrence, ...Occurrence[]]
  oldest: DatedOccurrence
}

/** Events of a day, and their rows once created. */
interface Day {
  readonly all: DatedOccurrence[]
  rows?: readonly ActivityRow[]
}

/** Returns a cached function that computes the day of an instant. Asking the browser is the slowest part. */
function createDayOf(zone: string): (instant: number) => string {
  const known = new Map<number, string>()
  return (instant) => {
    const key = Math.floor(instant / ZONE_STEP_MS)
    const day = known.get(key) ?? toWallTime(instant, zone).slice(0, 'YYYY-MM-DD'.length)
    known.set(key, day)
    return day
  }
}

/** Key that has to be equal for merging, besides the day. */
const sameOf = ({ event, deviceId, codeId }: Occurrence): string =>
  JSON.stringify([
    event.event_type,
    deviceId,
    codeId,
    parseString(event.method),
    parseString(event.connected_account_id),
    parseString(event.noise_threshold_id),
    parseString(event.climate_preset_key),
    parseString(event.battery_status)
  ])

function rowOf({ occurrences, oldest }: Fold, day: string | undefined, beginsDay: boolean): ActivityRow {
  const { row, occurrence } = oldest
  const isSame =
    row?.beginsDay === beginsDay &&
    row.occurrences.length === occurrences.length &&
    row.occurrences.every((each, index) => each === occurrences[index])
  if (isSame) return row
  return (oldest.row = { key: occurrence.event.event_id, occurrences, day, beginsDay })
}

const LAST = -8.64e15

function rowsOf(all: DatedOccurrence[], day: string | undefined): readonly ActivityRow[] {
  all.sort((a, b) => (b.occurrence.instant ?? LAST) - (a.occurrence.instant ?? LAST))
  const folds: Fold[] = []
  const latest = new Map<string, Fold>()
  for (const each of all) {
    const { occurrence, same } = each
    const { instant } = occurrence
    const latestFold = latest.get(same)
    const since = latestFold?.occurrences.at(-1)?.instant
    if (latestFold && since !== undefined && instant !== undefined && since - instant <= MAX_MERGE_GAP_MS) {
      latestFold.occurrences.push(occurrence)
      latestFold.oldest = each
      continue
    }
    const fold: Fold = { occurrences: [occurrence], oldest: each }
    folds.push(fold)
    latest.set(same, fold)
  }
  const merged = mergeLockPairs(folds, (later, { occurrences, oldest }) => ({
    occurrences: [...later.occurrences, ...occurrences],
    oldest
  }))
  return merged.map((fold, index) => rowOf(fold, day, index === 0))
}

interface DescribedActivity {
  readonly rows: readonly ActivityRow[]
  /** Access codes of the rows, without duplicates. */
  readonly codeIds: readonly string[]
}

/**
 * Creates rows by local day, newest first; events without a time come last. The same event at the same place within a
 * minute becomes one row, and so do unlocking and locking within two minutes.
 *
 * @param zone time zone of the days
 * @param kinds to include. @default all
 * @param ofCodeId access code whose events are included. @default all
 * @returns a function for a growing log that only recomputes days that grew
 */
export function createActivityRows(
  zone: string,
  kinds?: readonly string[],
  ofCodeId?: string
): (events: readonly PlatformEvent[]) => DescribedActivity {
  const dayOf = createDayOf(zone)
  const days = new Map<string | undefined, Day>()
  const codes = new Set<string>()
  let taken: readonly PlatformEvent[] = []
  let codeIds: readonly string[] = []

  function take(event: PlatformEvent): void {
    const occurrence = readOccurrence(event)
    const { instant, codeId, kind } = occurrence
    if ((kinds && !kinds.includes(kind)) || (ofCodeId !== undefined && codeId !== ofCodeId)) return
    const day = instant === undefined ? undefined : dayOf(instant)
    const all = days.get(day)?.all ?? []
    all.push({ occurrence, same: sameOf(occurrence) })
    days.set(day, { all })
    if (codeId !== undefined) codes.add(codeId)
  }
  return (events) => {
    if (events[0] !== taken[0] || events[taken.length - 1] !== taken.at(-1)) {
      days.clear()
      codes.clear()
      taken = []
      codeIds = []
    }
    for (const event of events.slice(taken.length)) take(event)
    taken = events
    if (codes.size > codeIds.length) codeIds = [...codes]
    const newestFirst = [...days].sort(([first = ''], [second = '']) => (first < second ? 1 : -1))
    return { rows: newestFirst.flatMap(([day, known]) => (known.rows ??= rowsOf(known.all, day))), codeIds }
  }
}

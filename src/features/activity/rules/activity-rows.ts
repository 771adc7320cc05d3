import type { PlatformEvent } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { toWallTime } from '../../../core/values/wall-time.js'
import { type Occurrence, readOccurrence } from './occurrence.js'

/** What happened once, or again and again within a minute each time, at one device in one way. */
export interface ActivityRow {
  /** The id of the first event of it: what comes to it later changes nothing of that. */
  readonly key: string
  /** The newest first. */
  readonly occurrences: readonly [Occurrence, ...Occurrence[]]
  /** `YYYY-MM-DD` where it happened; nothing where nobody knows when it was. */
  readonly day: string | undefined
  /** Whether it is the first row of its day. */
  readonly beginsDay: boolean
}

/** How long it takes until the same thing is told once more, in ms. */
const FOLD = 60_000
/** Clocks of no zone differ by less than this from those of another, in ms: within it a day is the same one. */
const QUARTER = 900_000

/** What happened, with what has to be the same for two events to be told as one. */
interface Told {
  readonly occurrence: Occurrence
  readonly same: string
  /** The row that began with it, which is not drawn again while it is told as it was. */
  row?: ActivityRow
}

interface Fold {
  readonly occurrences: [Occurrence, ...Occurrence[]]
  oldest: Told
}

/** What happened on a day, and the rows of it once they were made. */
interface Day {
  readonly all: Told[]
  rows?: readonly ActivityRow[]
}

/** Tells on which day of a zone a moment was: to ask a browser for it takes longer than all else here. */
function createDayOf(): (instant: number, zone: string) => string {
  const known = new Map<string, string>()
  return (instant, zone) => {
    const key = `${Math.floor(instant / QUARTER)} ${zone}`
    const day = known.get(key) ?? toWallTime(instant, zone).slice(0, 'YYYY-MM-DD'.length)
    known.set(key, day)
    return day
  }
}

/** What has to be the same, beside the day. */
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

function rowsOf(all: Told[], day: string | undefined): readonly ActivityRow[] {
  all.sort((a, b) => (b.occurrence.instant ?? LAST) - (a.occurrence.instant ?? LAST))
  const folds: Fold[] = []
  const latest = new Map<string, Fold>()
  for (const each of all) {
    const { occurrence, same } = each
    const { instant } = occurrence
    const before = latest.get(same)
    const since = before?.occurrences.at(-1)?.instant
    if (before && since !== undefined && instant !== undefined && since - instant <= FOLD) {
      before.occurrences.push(occurrence)
      before.oldest = each
      continue
    }
    const fold: Fold = { occurrences: [occurrence], oldest: each }
    folds.push(fold)
    latest.set(same, fold)
  }
  return folds.map((fold, index) => rowOf(fold, day, index === 0))
}

/** What is told of what happened. */
export interface DescribedActivity {
  readonly rows: readonly ActivityRow[]
  /** The codes that rows are about, each once. */
  readonly codeIds: readonly string[]
}

/**
 * Tells what happened, by the days where it happened, the newest first; what happened at an unknown time comes last. The
 * same thing at the same place within a minute is one row.
 *
 * @param zoneOf the time zone of a device, or of what is at none.
 * @param kinds what is told. @default everything
 * @returns tells a log that grows at its end, or begins anew: of thousands only the days are told again that grew.
 */
export function createActivityRows(
  zoneOf: (deviceId: string | undefined) => string,
  kinds?: readonly string[]
): (events: readonly PlatformEvent[]) => DescribedActivity {
  const dayOf = createDayOf()
  const days = new Map<string | undefined, Day>()
  const codes = new Set<string>()
  let taken: readonly PlatformEvent[] = []
  let codeIds: readonly string[] = []

  function take(event: PlatformEvent): void {
    const occurrence = readOccurrence(event)
    const { instant, deviceId, codeId, kind } = occurrence
    if (kinds && !kinds.includes(kind)) return
    const day = instant === undefined ? undefined : dayOf(instant, zoneOf(deviceId))
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
    // By days first: where it is tomorrow already, less time has passed since.
    const newestFirst = [...days].sort(([one = ''], [other = '']) => (one < other ? 1 : -1))
    return { rows: newestFirst.flatMap(([day, known]) => (known.rows ??= rowsOf(known.all, day))), codeIds }
  }
}

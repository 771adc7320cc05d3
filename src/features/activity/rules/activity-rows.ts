import type { PlatformEvent } from '../../../core/resources/resources.js'
import { text } from '../../../core/values/value.js'
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

/** Tells on which day of a zone a moment was. */
type DayOf = (instant: number, zone: string) => string

/** To ask a browser for a day takes longer than all else here. */
export function createDayOf(): DayOf {
  const known = new Map<string, string>()
  return (instant, zone) => {
    const key = `${Math.floor(instant / QUARTER)} ${zone}`
    const day = known.get(key) ?? toWallTime(instant, zone).slice(0, 'YYYY-MM-DD'.length)
    known.set(key, day)
    return day
  }
}

/** What happened, with the day of the zone where it was. */
interface Dated {
  readonly zone: string
  readonly occurrence: Occurrence
  readonly day: string | undefined
  /** What has to be the same for two events to be told as one. */
  readonly same: string
  /** The row that began with it, which is not drawn again while it is told as it was. */
  row?: ActivityRow
}

interface Fold {
  readonly day: string | undefined
  readonly occurrences: [Occurrence, ...Occurrence[]]
  oldest: Dated
}

/** Of thousands each is asked for again whenever one comes. */
const dated = new WeakMap<PlatformEvent, Dated>()

function datedOf(event: PlatformEvent, zoneOf: (deviceId: string | undefined) => string, dayOf: DayOf): Dated {
  const occurrence = readOccurrence(event)
  const { instant, deviceId, codeId } = occurrence
  const zone = zoneOf(deviceId)
  const known = dated.get(event)
  if (known?.zone === zone) return known
  const day = instant === undefined ? undefined : dayOf(instant, zone)
  const same = JSON.stringify([
    day,
    event.event_type,
    deviceId,
    codeId,
    text(event.method),
    text(event.connected_account_id),
    text(event.noise_threshold_id),
    text(event.climate_preset_key),
    text(event.battery_status)
  ])
  const made = { zone, occurrence, day, same }
  dated.set(event, made)
  return made
}

function rowOf({ day, occurrences, oldest }: Fold, beginsDay: boolean): ActivityRow {
  const { row, occurrence } = oldest
  const isSame =
    row?.beginsDay === beginsDay &&
    row.occurrences.length === occurrences.length &&
    row.occurrences.every((each, index) => each === occurrences[index])
  if (isSame) return row
  return (oldest.row = { key: occurrence.event.event_id, occurrences, day, beginsDay })
}

const LAST = -8.64e15

/**
 * What happened, by the days where it happened, the newest first; what happened at an unknown time comes last. The same
 * thing at the same place within a minute is one row.
 *
 * @param zoneOf the time zone of a device, or of what is at none.
 */
export function activityRows(
  events: readonly PlatformEvent[],
  zoneOf: (deviceId: string | undefined) => string,
  dayOf = createDayOf()
): readonly ActivityRow[] {
  const all = events.map((event) => datedOf(event, zoneOf, dayOf))
  // By days first: where it is tomorrow already, less time has passed since.
  all.sort(
    (one, other) =>
      (one.day === other.day ? 0 : (one.day ?? '') < (other.day ?? '') ? 1 : -1) ||
      (other.occurrence.instant ?? LAST) - (one.occurrence.instant ?? LAST)
  )
  const folds: Fold[] = []
  const latest = new Map<string, Fold>()
  for (const each of all) {
    const { occurrence, day, same } = each
    const { instant } = occurrence
    const before = latest.get(same)
    const since = before?.occurrences.at(-1)?.instant
    if (before && since !== undefined && instant !== undefined && since - instant <= FOLD) {
      before.occurrences.push(occurrence)
      before.oldest = each
      continue
    }
    const fold: Fold = { day, occurrences: [occurrence], oldest: each }
    folds.push(fold)
    latest.set(same, fold)
  }
  return folds.map((fold, index) => rowOf(fold, index === 0 || folds[index - 1]?.day !== fold.day))
}

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

/** Tells on which day of a zone a moment was. To ask a browser for one takes longer than all else here. */
export function createDayOf(): (instant: number, zone: string) => string {
  const known = new Map<string, string>()
  return (instant, zone) => {
    const key = `${Math.floor(instant / QUARTER)} ${zone}`
    const day = known.get(key) ?? toWallTime(instant, zone).slice(0, 'YYYY-MM-DD'.length)
    known.set(key, day)
    return day
  }
}

interface Fold {
  readonly day: string | undefined
  readonly occurrences: [Occurrence, ...Occurrence[]]
}

/** What has to be the same for two events to be told as one. */
const sameAs = ({ event, deviceId, codeId }: Occurrence, day: string | undefined): string =>
  JSON.stringify([
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
  const dated = events.map((event) => {
    const occurrence = readOccurrence(event)
    const { instant, deviceId } = occurrence
    return { occurrence, day: instant === undefined ? undefined : dayOf(instant, zoneOf(deviceId)) }
  })
  // By days first: where it is tomorrow already, less time has passed since.
  dated.sort(
    (one, other) =>
      (one.day === other.day ? 0 : (one.day ?? '') < (other.day ?? '') ? 1 : -1) ||
      (other.occurrence.instant ?? LAST) - (one.occurrence.instant ?? LAST)
  )
  const folds: Fold[] = []
  const latest = new Map<string, Fold>()
  for (const { occurrence, day } of dated) {
    const { instant } = occurrence
    const key = sameAs(occurrence, day)
    const before = latest.get(key)
    const since = before?.occurrences.at(-1)?.instant
    if (before && since !== undefined && instant !== undefined && since - instant <= FOLD) {
      before.occurrences.push(occurrence)
      continue
    }
    const fold: Fold = { day, occurrences: [occurrence] }
    folds.push(fold)
    latest.set(key, fold)
  }
  return folds.map(({ day, occurrences }, index) => ({
    key: (occurrences.at(-1) ?? occurrences[0]).event.event_id,
    occurrences,
    day,
    beginsDay: index === 0 || folds[index - 1]?.day !== day
  }))
}

import { otherOccurrence } from './repeated-hour.js'
import { toInstant, toWallTime, type WallTime } from './wall-time.js'

/**
 * A time in a form: the text of its field and the instant it stands for, in ms since the epoch. The instant also has
 * seconds, and distinguishes the two equal wall times in autumn.
 */
export interface TypedTime {
  readonly wall: WallTime
  readonly instant: number | undefined
}

export const NO_TIME: TypedTime = { wall: '', instant: undefined }

/** Converts an instant to the value of a field in a time zone. */
export function timeAt(instant: number, zone: string): TypedTime {
  return { wall: toWallTime(instant, zone), instant }
}

/** Converts the text of a field in a time zone. */
export function typedTime(wall: WallTime, zone: string): TypedTime {
  return { wall, instant: toInstant(wall, zone)?.instant }
}

/** Returns the time after its field was edited. The same text keeps the seconds and the occurrence of its instant. */
export function retypedTime(time: TypedTime, wall: WallTime, zone: string): TypedTime {
  return time.wall === wall ? time : typedTime(wall, zone)
}

/** Expresses the same instant in another time zone. Invalid input stays as typed. */
export function timeInZone(time: TypedTime, zone: string): TypedTime {
  return time.instant === undefined ? time : timeAt(time.instant, zone)
}

/** Returns `true` if two times are the same moment in whatever zone, or the same text that is no moment. */
export const isSameTime = (a: TypedTime, b: TypedTime): boolean =>
  a.instant === b.instant && (a.instant !== undefined || a.wall === b.wall)

/** Returns `true` if the field shows a time that daylight saving skips, so that a later one is used. */
export function isMoved({ wall, instant }: TypedTime, zone: string): boolean {
  return instant !== undefined && toInstant(wall, zone)?.isMoved === true
}

/** The instants of a time that clocks show twice, in ms since the epoch. */
interface RepeatedTime {
  readonly used: number
  /** Not used, but shown in the same way. */
  readonly other: number
}

/** Returns both instants of a time that clocks show twice as they are set back. `undefined` if they show it once. */
export function repeatedTime({ instant: used }: TypedTime, zone: string): RepeatedTime | undefined {
  const other = used === undefined ? undefined : otherOccurrence(used, zone)
  return used === undefined || other === undefined ? undefined : { used, other }
}

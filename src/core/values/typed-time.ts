import { toInstant, toWallTime, type WallTime } from './wall-time.js'

/**
 * A time in a form: what its field shows, and the moment in milliseconds that this stands for, if any. The moment is
 * kept beside the text since it says more: seconds, and which of two equal wall times in autumn is meant.
 */
export interface TypedTime {
  readonly wall: WallTime
  readonly instant: number | undefined
}

/** No time at all. */
export const NO_TIME: TypedTime = { wall: '', instant: undefined }

/** A moment as a field shows it in a zone. */
export function timeAt(instant: number, zone: string): TypedTime {
  return { wall: toWallTime(instant, zone), instant }
}

/** What a person typed into the field, in a zone. */
export function typedTime(wall: WallTime, zone: string): TypedTime {
  return { wall, instant: toInstant(wall, zone)?.instant }
}

/** The same moment in another zone; what is no moment stays as it was typed. */
export function timeInZone(time: TypedTime, zone: string): TypedTime {
  return time.instant === undefined ? time : timeAt(time.instant, zone)
}

/** Returns `true` if two times are the same moment in whatever zone, or the same text that is no moment. */
export const isSameTime = (a: TypedTime, b: TypedTime): boolean =>
  a.instant === b.instant && (a.instant !== undefined || a.wall === b.wall)

/** Whether the field shows a time that the clocks of the zone skip, so that it stands for a later one. */
export function isMoved({ wall, instant }: TypedTime, zone: string): boolean {
  return instant !== undefined && toInstant(wall, zone)?.isMoved === true
}

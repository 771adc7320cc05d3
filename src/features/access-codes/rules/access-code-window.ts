import type { AccessCode } from '../../../core/resources/resources.js'
import { memoize } from '../../../core/values/memoize.js'
import { parseInstant } from '../../../core/values/parse-instant.js'

/** Access period relative to the current time, in ms since 1970. */
export type CodeWindow =
  | { readonly kind: 'ongoing' | 'unknown' }
  | { readonly kind: 'upcoming'; readonly startsAt: number; readonly endsAt: number | undefined }
  | { readonly kind: 'started' | 'ended'; readonly startsAt: number | undefined; readonly endsAt: number }

/** Resource with a start and an end, such as an access code or an access grant. */
type Timed = Partial<Pick<AccessCode, 'type' | 'starts_at' | 'ends_at'>>

/** Cached, because the dates of all codes are needed whenever a list or a calendar of them opens. */
const datesOf = memoize(({ starts_at, ends_at }: Timed) => ({
  startsAt: parseInstant(starts_at),
  endsAt: parseInstant(ends_at)
}))

/**
 * Returns the window of a code or an access. A period that has started and has no end is ongoing. The window is unknown
 * if a date is invalid, unless the other date shows that the period is upcoming or ended.
 */
export function windowOf(code: Timed, now: number): CodeWindow {
  if (code.type === 'ongoing') return { kind: 'ongoing' }
  const { startsAt, endsAt } = datesOf(code)
  if (endsAt !== undefined && endsAt <= now) return { kind: 'ended', startsAt, endsAt }
  if (startsAt !== undefined && startsAt > now) {
    return { kind: 'upcoming', startsAt, endsAt: endsAt !== undefined && endsAt > startsAt ? endsAt : undefined }
  }
  if ((code.starts_at && startsAt === undefined) || (code.ends_at && endsAt === undefined)) return { kind: 'unknown' }
  return endsAt === undefined ? { kind: 'ongoing' } : { kind: 'started', startsAt, endsAt }
}

/**
 * Returns the elapsed share of a window, from 0 to 1, or `undefined` outside the window and if its start is unknown.
 */
export function elapsedShare(window: CodeWindow, now: number): number | undefined {
  if (window.kind !== 'started' || window.startsAt === undefined) return undefined
  return (now - window.startsAt) / (window.endsAt - window.startsAt)
}

import { millisecondsInHour } from 'date-fns/constants'
import { readInstant } from '../../../core/values/read-instant.js'
import type { AccessCode } from '../../../core/resources/resources.js'

/** When a code opens the door, in milliseconds since 1970, as seen from now. */
export type CodeWindow =
  | { readonly kind: 'ongoing' | 'unknown' }
  | { readonly kind: 'upcoming'; readonly startsAt: number; readonly endsAt: number | undefined }
  | { readonly kind: 'started' | 'ended'; readonly startsAt: number | undefined; readonly endsAt: number }

/**
 * The window of a code. One that has begun and has no end is ongoing. Where a date is given that cannot be read, it is
 * unknown, unless the other one tells that it is still to come, or over.
 */
export function windowOf(code: AccessCode, now: number): CodeWindow {
  if (code.type === 'ongoing') return { kind: 'ongoing' }
  const startsAt = readInstant(code.starts_at)
  const endsAt = readInstant(code.ends_at)
  if (endsAt !== undefined && endsAt <= now) return { kind: 'ended', startsAt, endsAt }
  if (startsAt !== undefined && startsAt > now) {
    return { kind: 'upcoming', startsAt, endsAt: endsAt !== undefined && endsAt > startsAt ? endsAt : undefined }
  }
  if ((code.starts_at && startsAt === undefined) || (code.ends_at && endsAt === undefined)) return { kind: 'unknown' }
  return endsAt === undefined ? { kind: 'ongoing' } : { kind: 'started', startsAt, endsAt }
}

/** Where the window of a code and the present lie on a line that runs from 0 to 1; an open end lies nowhere. */
export interface WindowPicture {
  readonly start: number | undefined
  readonly end: number | undefined
  readonly now: number
}

/**
 * How many lengths of the window the line reaches beyond it, that a window far away does not become a dot. A present
 * that is farther away is drawn near the end of the line.
 */
const REACH = 2

/** What is left free at each end of the line, as a part of what it shows. */
const MARGIN = 0.08

/** The picture of a window; none for one that is ongoing or unknown. */
export function windowPicture(window: CodeWindow, now: number): WindowPicture | undefined {
  if (!('startsAt' in window)) return undefined
  const { startsAt, endsAt } = window
  // An open window is drawn as long as now is away from the end that it has.
  const open = Math.abs(now - (startsAt ?? endsAt ?? now)) || millisecondsInHour
  const start = startsAt ?? Math.min(now, endsAt ?? now) - open
  const end = Math.max(endsAt ?? start + open, start)
  const reach = REACH * (end - start || millisecondsInHour)
  const shownNow = Math.min(Math.max(now, start - reach), end + reach)
  const first = Math.min(start, shownNow)
  const length = (Math.max(end, shownNow) - first || 1) / (1 - 2 * MARGIN)
  const place = (instant: number): number => MARGIN + (instant - first) / length
  return {
    start: startsAt === undefined ? undefined : place(start),
    end: endsAt === undefined ? undefined : place(end),
    now: place(shownNow)
  }
}

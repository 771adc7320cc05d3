import { parseInstant } from '../../../core/values/parse-instant.js'
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
  const startsAt = parseInstant(code.starts_at)
  const endsAt = parseInstant(code.ends_at)
  if (endsAt !== undefined && endsAt <= now) return { kind: 'ended', startsAt, endsAt }
  if (startsAt !== undefined && startsAt > now) {
    return { kind: 'upcoming', startsAt, endsAt: endsAt !== undefined && endsAt > startsAt ? endsAt : undefined }
  }
  if ((code.starts_at && startsAt === undefined) || (code.ends_at && endsAt === undefined)) return { kind: 'unknown' }
  return endsAt === undefined ? { kind: 'ongoing' } : { kind: 'started', startsAt, endsAt }
}

/** How much of the window of a code is over, 0 to 1; nothing outside it, and where nobody says when it began. */
export function elapsedShare(window: CodeWindow, now: number): number | undefined {
  if (window.kind !== 'started' || window.startsAt === undefined) return undefined
  return (now - window.startsAt) / (window.endsAt - window.startsAt)
}

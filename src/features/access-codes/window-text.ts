import { millisecondsInDay } from 'date-fns/constants'
import type { Messages } from '../../messages/en.js'
import type { Dates } from './dates.js'
import type { CodeWindow } from './rules/access-code-window.js'

/** Separator between facts of a code (specification, section 2; behaviour, access codes). */
export const FACT_SEPARATOR = ' • '

/** Returns an access period in a few words, with dates only or with times. */
export function windowText(
  window: CodeWindow,
  { accessCode: texts }: Messages,
  write: Dates['date'] | Dates['dateTime']
): string {
  switch (window.kind) {
    case 'ongoing':
      return texts.endsNever
    case 'unknown':
      return texts.datesUnknown
    case 'started':
      return texts.ends(write(window.endsAt))
    case 'ended':
      return texts.ended(write(window.endsAt))
    case 'upcoming':
      return window.endsAt === undefined
        ? texts.starts(write(window.startsAt))
        : texts.between(write(window.startsAt), write(window.endsAt))
  }
}

/** Returns an access period as a sentence with date and time. */
export function timingText(window: CodeWindow, { accessCode: texts }: Messages, { date, time }: Dates): string {
  switch (window.kind) {
    case 'ongoing':
      return texts.activeOngoing
    case 'unknown':
      return texts.datesUnknown
    case 'started':
      return texts.activeUntil(date(window.endsAt), time(window.endsAt))
    case 'ended':
      return texts.endedAt(date(window.endsAt), time(window.endsAt))
    case 'upcoming':
      return texts.startsAt(date(window.startsAt), time(window.startsAt))
  }
}

/** Longest time until an end or start that is shown as a relative time. */
const MAX_RELATIVE_TIME_MS = 31 * millisecondsInDay

/** Returns the time until a window starts or ends, or `undefined` if that is too far away. */
export function soonText(
  window: CodeWindow,
  { accessCode: texts }: Messages,
  { span, ahead }: Dates,
  now: number
): string | undefined {
  const isNear = (instant: number): boolean => instant - now <= MAX_RELATIVE_TIME_MS
  if (window.kind === 'started') return isNear(window.endsAt) ? texts.left(span(window.endsAt)) : undefined
  return window.kind === 'upcoming' && isNear(window.startsAt) ? texts.startsSoon(ahead(window.startsAt)) : undefined
}

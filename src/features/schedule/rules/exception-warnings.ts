import type { ExceptionForm } from './exception-form.js'
import { overlap, type ScheduleException } from './schedule-exceptions.js'

/** Warnings about an exception. They don't prevent saving. */
export interface ExceptionWarnings {
  readonly isEndPast: boolean
  /** Overlapping exceptions. The exception that starts last applies. */
  readonly overlaps: readonly ScheduleException[]
}

/**
 * Returns the warnings about an exception before it is saved.
 * @param otherExceptions Other exceptions of the thermostat.
 */
export function exceptionWarnings(
  { start, end }: ExceptionForm,
  otherExceptions: readonly ScheduleException[],
  now: number
): ExceptionWarnings {
  const span = { start: start.instant, end: end.instant }
  const isSpan = span.end === undefined || span.start === undefined || span.start < span.end
  return {
    isEndPast: span.end !== undefined && span.end <= now,
    overlaps: isSpan ? otherExceptions.filter((other) => overlap(span, other)) : []
  }
}

import { isMoved } from '../../../../core/values/typed-time.js'
import type { ExceptionForm } from './exception-form.js'
import { overlap, type ScheduleException } from './schedule-exceptions.js'

/** What is said of an exception that can be saved all the same. */
export interface ExceptionRemarks {
  /** The clocks of the thermostat skip the time in the field: it stands for a later one. */
  readonly isStartMoved: boolean
  readonly isEndMoved: boolean
  readonly isEndPast: boolean
  /** The others that hold at the same time for a while: then the one counts that begins last. */
  readonly overlaps: readonly ScheduleException[]
}

/** What is to be known of an exception before it is saved. @param others the other exceptions of the thermostat. */
export function exceptionRemarks(
  { start, end }: ExceptionForm,
  others: readonly ScheduleException[],
  zone: string,
  now: number
): ExceptionRemarks {
  const span = { start: start.instant, end: end.instant }
  const isSpan = span.end === undefined || span.start === undefined || span.start < span.end
  return {
    isStartMoved: isMoved(start, zone),
    isEndMoved: isMoved(end, zone),
    isEndPast: span.end !== undefined && span.end <= now,
    overlaps: isSpan ? others.filter((other) => overlap(span, other)) : []
  }
}

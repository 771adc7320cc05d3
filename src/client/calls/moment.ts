/** What a `Temporal.Instant` and a `Temporal.ZonedDateTime` have in common, of the browser or of a polyfill. */
export interface TemporalMoment {
  readonly [Symbol.toStringTag]: 'Temporal.Instant' | 'Temporal.ZonedDateTime'
  readonly epochMilliseconds: number
}

/**
 * A moment: an ISO 8601 text, or a `Date`, `Temporal.Instant` or `Temporal.ZonedDateTime`, which is sent as one in UTC, to
 * the millisecond.
 */
export type Moment = string | Date | TemporalMoment

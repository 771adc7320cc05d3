/** The common part of `Temporal.Instant` and `Temporal.ZonedDateTime`, native or from a polyfill. */
export interface TemporalMoment {
  readonly [Symbol.toStringTag]: 'Temporal.Instant' | 'Temporal.ZonedDateTime'
  readonly epochMilliseconds: number
}

/**
 * A point in time: an ISO 8601 string, `Date`, `Temporal.Instant` or `Temporal.ZonedDateTime`. Objects are sent in UTC
 * with millisecond precision.
 */
export type Moment = string | Date | TemporalMoment

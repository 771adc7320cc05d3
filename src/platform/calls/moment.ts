/** A moment, as an ISO 8601 text or a date. */
export type Moment = string | Date

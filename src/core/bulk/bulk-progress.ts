import type { OutcomeCounter } from './bulk-outcome.js'

export interface BulkRun {
  /**
   * Sends the remaining tasks immediately because the page is being left, as many as fit the keepalive budget. The rest
   * continues if the page comes back.
   */
  flush(): void
  /** Sends nothing more, also not again after a 429. Requests in flight end as usual, and unknown outcomes are verified. */
  stop(): void
}

/** No requests are sent before `until` (monotonic time), because the platform returned 429. */
export interface Backoff {
  until: number
}

/** Progress of a bulk run. */
export interface BulkProgress extends OutcomeCounter {
  /** `true` if more requests remain than would survive leaving the page. */
  readonly needsPage: boolean
}

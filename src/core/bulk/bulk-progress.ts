import type { OutcomeCounter } from './bulk-outcome.js'

/** A run of changes that was begun. */
export interface BulkRun {
  /**
   * Sends at once what still waits, as the page is about to go: as much as outlives it. What is more than that stays as
   * it is, and goes on where the page comes back.
   */
  flush(): void
}

/** Until when a platform that was too busy is left alone, in ms since the epoch. */
export interface Backoff {
  until: number
}

/** What is told of a run that goes on. */
export interface BulkProgress extends OutcomeCounter {
  /** Whether the page has to stay, since more is ahead than could be sent if it were left. */
  readonly needsPage: boolean
}

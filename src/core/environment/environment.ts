/** State of the page. Without a page it is always visible and online. */
export interface Environment {
  isVisible(): boolean
  isOnline(): boolean
  /** Time of the user's last interaction with the page, in monotonic time. */
  lastInteraction(): number
  /** Calls `listener` when visibility or connectivity changes. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /**
   * Calls `listener` when the page is unloaded (`isGone`) or frozen. Unsent requests may be lost then. Returns a
   * function that unsubscribes.
   */
  onLeave(listener: (isGone: boolean) => void): () => void
  /** `true` if an element that is not defined yet disables telemetry. */
  isTelemetryOptedOut(): boolean
}

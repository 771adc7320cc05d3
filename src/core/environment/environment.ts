/** What a store knows of the page that it serves. Where there is no page, it is always seen and online. */
export interface Environment {
  /** Whether somebody can see the page. */
  isVisible(): boolean
  isOnline(): boolean
  /** When a person last touched the page, in ms since the epoch. */
  lastInteraction(): number
  /** Tells when the page is seen or hidden, goes offline or comes back. Returns what ends it. */
  subscribe(listener: () => void): () => void
  /**
   * Tells when the page goes, or is only put away (`isGone` is whether it goes): what is not sent then may never be. Returns
   * what ends it.
   */
  onLeave(listener: (isGone: boolean) => void): () => void
  /** Whether an element that is not defined yet wants nothing to be told of its use. */
  isTelemetryOptedOut(): boolean
}

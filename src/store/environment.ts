/** What a store knows of the page that it serves. Where there is no page, it is always seen and online. */
export interface Environment {
  /** Whether somebody can see the page. */
  isVisible(): boolean
  isOnline(): boolean
  /** When a person last touched the page, in ms since the epoch. */
  lastTouch(): number
  /** Tells when the page is seen or hidden, goes offline or comes back. Returns what ends it. */
  subscribe(listener: () => void): () => void
}

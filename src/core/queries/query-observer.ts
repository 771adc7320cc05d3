/** An observer of a query. Only active observers cause polling. */
export interface QueryObserver {
  isActive: boolean
  /** Refetch interval of this observer, in ms. The shortest one of the active observers applies. */
  readonly refetchInterval?: number | undefined
  /** Returns the ids of the visible rows of a long list. They are fetched first. */
  readonly visibleIds?: (() => readonly string[]) | undefined
  /** Called when a fetch has succeeded or failed, which may be before its result is written. */
  readonly onFetched?: (() => void) | undefined
  /** Called when resources in transition could not be polled. */
  readonly onError?: ((error: unknown, operation: string) => void) | undefined
}

export interface ObservedQuery {
  readonly observers: Set<QueryObserver>
  /** Ids that the latest fetch has found. They are not in the result yet while it is in flight. */
  found(): Iterable<string>
  /** Fetches. Joins a fetch in flight and skips its pause between retries. */
  fetch(): Promise<void> | undefined
  /**
   * Refetches. A fetch that was in flight before this turn is followed by another one, so the result is never older
   * than this call.
   */
  refetch(): Promise<void>
  /** Returns `true` if `revalidate` fetches. */
  isStale(): boolean
  /** Fetches missing or stale data, or schedules the next poll. */
  revalidate(): Promise<void> | undefined
  /** Aborts the fetch in flight and cancels the schedule. */
  stop(): void
  /** Lets the query be requested again although the platform refused it. */
  forgetRefusal(): void
}

import { MAX_CONCURRENT_FETCHES } from './fetch-window.js'
import type { ObservedQuery } from './query-observer.js'

/** Queries whose data became stale while the page was hidden or offline. There may be thousands. */
interface StaleQueries {
  add(query: ObservedQuery): void
  /** Fetches the added queries, at most as many at once as the fetch window has. */
  revalidate(): void
  clear(): void
}

export function createStaleQueries(): StaleQueries {
  const stale = new Set<ObservedQuery>()
  let inFlight = 0

  function revalidate(): void {
    for (const query of stale) {
      if (inFlight === MAX_CONCURRENT_FETCHES) return
      stale.delete(query)
      const fetched = query.revalidate()
      if (!fetched) continue
      inFlight += 1
      void fetched.finally(() => {
        inFlight -= 1
        revalidate()
      })
    }
  }

  return { add: (query) => void stale.add(query), revalidate, clear: () => stale.clear() }
}

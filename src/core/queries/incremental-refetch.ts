import { monotonicTime } from '../environment/monotonic-time.js'
import { writeResponse } from '../resources/tables.js'
import type { SessionContext } from '../store/session-state.js'
import { pollBackoff } from './poll-interval.js'
import type { Query } from './query.js'
import type { IncrementalReadListener } from './read-listener.js'

/** Number of ids per request: as many as a page of a device list has. Only device lists are fetched by ids. */
const IDS_PER_PAGE = 200

interface IncrementalRefetchOptions extends Pick<IncrementalReadListener<never>, 'wait'> {
  /** Ids of the list before the refetch. */
  readonly previousIds: readonly string[]
  /** Collects the ids of the list after the refetch. */
  readonly found: Set<string>
  /** Ids of the visible rows. */
  visibleIds(): readonly string[]
}

/**
 * Refetches a long list page by page with pauses. Visible rows come first, and again with every poll interval. Items
 * that were on no page are requested by id, because insertions and deletions between two pages move items from one page
 * to another.
 */
export function createIncrementalRefetch<Resource>(
  { kind, refetchInterval = 0 }: Query<Resource>,
  { environment, update }: SessionContext,
  { previousIds, found, visibleIds, wait }: IncrementalRefetchOptions
): IncrementalReadListener<Resource> {
  let visibleRequestedAt = -Infinity
  return {
    wait,
    first() {
      if (monotonicTime() - visibleRequestedAt < refetchInterval * pollBackoff(environment)) return []
      visibleRequestedAt = monotonicTime()
      return [...new Set(visibleIds())].slice(0, IDS_PER_PAGE)
    },
    missed() {
      const missing = previousIds.filter((id) => !found.has(id))
      // The rest is requested in the next refetch.
      for (const id of missing.slice(IDS_PER_PAGE)) found.add(id)
      return missing.slice(0, IDS_PER_PAGE)
    },
    onSome(resources, version) {
      for (const id of resources.keys()) found.add(id)
      update(({ confirmed }) => ({ confirmed: writeResponse(confirmed, kind, resources, version) }))
    }
  }
}

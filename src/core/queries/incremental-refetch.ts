import { pollBackoff } from './poll-interval.js'
import type { Query } from './query.js'
import type { IncrementalReadListener } from './read.js'
import type { SessionContext } from '../session/session-state.js'
import { writeResponse } from '../resources/tables.js'

/** How many resources are asked for by their ids at once. */
const MAX_IDS_PER_CALL = 200

/** What is to be known of a round. */
interface IncrementalRefetchOptions extends Pick<IncrementalReadListener<never>, 'wait'> {
  /** The ids that the list had before. */
  readonly before: readonly string[]
  /** Is given the ids that it has now. */
  readonly found: Set<string>
  /** The ids of what somebody can see of it. */
  inView(): readonly string[]
}

/**
 * A round of a long list: its pages in turn, with pauses; what is seen comes first, and again with every poll interval.
 * What was on no page is asked for by itself: whatever comes or goes between two pages moves others from one to the other.
 */
export function createIncrementalRefetch<Resource>(
  { kind, refetchInterval = 0 }: Query<Resource>,
  { environment, update }: SessionContext,
  { before, found, inView, wait }: IncrementalRefetchOptions
): IncrementalReadListener<Resource> {
  let seenAt = -Infinity
  return {
    wait,
    first() {
      if (Date.now() - seenAt < refetchInterval * pollBackoff(environment)) return []
      seenAt = Date.now()
      return [...new Set(inView())].slice(0, MAX_IDS_PER_CALL)
    },
    missed() {
      const missing = before.filter((id) => !found.has(id))
      // More than can be asked for at once stay for another round.
      for (const id of missing.slice(MAX_IDS_PER_CALL)) found.add(id)
      return missing.slice(0, MAX_IDS_PER_CALL)
    },
    onSome(resources, version) {
      for (const id of resources.keys()) found.add(id)
      update(({ confirmed }) => ({ confirmed: writeResponse(confirmed, kind, resources, version) }))
    }
  }
}

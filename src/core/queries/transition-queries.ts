import type { ListQuery, Transitions } from './query.js'

/** Maximum number of ids per request: the platform's limit. */
export const MAX_IDS_PER_REQUEST = 100
/** Maximum number of ids per poll. */
const IDS_PER_POLL = 600

/** Returns the ids of the next poll. Ids that did not fit into the previous poll come first. */
export function nextIds(inTransition: Iterable<string>, previous: ReadonlySet<string>): ReadonlySet<string> {
  const byAge = (a: string, b: string): number => Number(previous.has(a)) - Number(previous.has(b))
  return new Set([...inTransition].toSorted(byAge).slice(0, IDS_PER_POLL))
}

/** Returns the queries of a poll. One request fetches resources of many lists. */
export function transitionQueries(
  inTransition: ReadonlyMap<string, Transitions<unknown>>,
  polledIds: ReadonlySet<string>
): ListQuery<unknown>[] {
  return [...new Set(inTransition.values())].flatMap((transitions) => {
    const ids = [...polledIds].filter((id) => inTransition.get(id) === transitions)
    return Array.from({ length: Math.ceil(ids.length / MAX_IDS_PER_REQUEST) }, (_, index) =>
      transitions.query(ids.slice(index * MAX_IDS_PER_REQUEST, (index + 1) * MAX_IDS_PER_REQUEST))
    )
  })
}

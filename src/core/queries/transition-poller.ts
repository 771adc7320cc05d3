import { pollBackoff, transitionInterval } from './poll-interval.js'
import type { ListQuery, Transitions } from './query.js'
import type { QueryObserver } from './query-observer.js'
import { read, type ReadListener } from './read.js'
import { writeResponse } from '../resources/tables.js'
import type { SessionContext } from '../store/session-state.js'
import { monotonicTime } from '../environment/monotonic-time.js'

/** Maximum number of ids per request: the platform's limit. */
const IDS_PER_REQUEST = 100
/** Maximum number of ids per poll. */
const IDS_PER_POLL = 600

/** Polls the resources of observed lists that are in transition. One request fetches those of many lists. */
interface TransitionPoller {
  readonly lists: Map<QueryObserver, ListQuery<unknown>>
  /** Schedules the next poll. Called when resources, observers or the page may have changed. */
  plan(): void
  stop(): void
}

export function createTransitionPoller(context: SessionContext): TransitionPoller {
  const { environment, state, update, refusals } = context
  const lists = new Map<QueryObserver, ListQuery<unknown>>()
  let polledIds = new Set<string>()
  /** Ids in transition when the timer was last set, and when they last changed, in monotonic time. */
  let planned = ''
  let since = 0
  let dueAt = Infinity
  let isPolling = false
  let isPlanning = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function inTransition(): Map<string, Transitions<unknown>> {
    const { shown, queries } = state()
    const found = new Map<string, Transitions<unknown>>()
    for (const [{ isActive }, { key, kind, transitions }] of lists) {
      for (const id of (isActive && queries.get(key)?.ids) || []) {
        const resource = kind.select(shown).get(id)?.resource
        if (resource && transitions?.isTransitioning(resource)) found.set(id, transitions)
      }
    }
    return found
  }

  function nextPoll(): ListQuery<unknown>[] {
    const found = inTransition()
    // Ids that did not fit into the previous poll come first.
    const byAge = (a: string, b: string): number => Number(polledIds.has(a)) - Number(polledIds.has(b))
    polledIds = new Set([...found.keys()].toSorted(byAge).slice(0, IDS_PER_POLL))
    return [...new Set(found.values())].flatMap((transitions) => {
      const ids = [...polledIds].filter((id) => found.get(id) === transitions)
      return Array.from({ length: Math.ceil(ids.length / IDS_PER_REQUEST) }, (_, index) =>
        transitions.query(ids.slice(index * IDS_PER_REQUEST, (index + 1) * IDS_PER_REQUEST))
      )
    })
  }

  async function fetch(query: ListQuery<unknown>): Promise<void> {
    const { connection } = state()
    if (connection.status !== 'ready' || refusals.find(query, connection.client) !== undefined) return
    const onPage: ReadListener<unknown>['onPage'] = (resources, version) =>
      update(({ confirmed }) => ({ confirmed: writeResponse(confirmed, query.kind, resources, version) }))
    try {
      await read(query, connection.client, context, { onFailure() {}, onPage })
    } catch (error) {
      // Lists of one element have the same function.
      for (const onError of new Set([...lists.keys()].map((observer) => observer.onError))) {
        onError?.(error, query.operation)
      }
    }
  }

  async function poll(): Promise<void> {
    dueAt = Infinity
    isPolling = true
    await Promise.all(nextPoll().map(fetch))
    isPolling = false
    plan()
  }

  function schedule(): void {
    isPlanning = false
    clearTimeout(timer)
    if (isPolling || !environment.isVisible() || !environment.isOnline()) return
    const ids = [...inTransition().keys()].join()
    if (ids !== planned) since = monotonicTime()
    planned = ids
    // Never later than planned: ids that change often would not be polled.
    dueAt = ids ? Math.min(dueAt, monotonicTime() + transitionInterval(since) * pollBackoff(environment)) : Infinity
    if (ids) timer = setTimeout(poll, dueAt - monotonicTime())
  }

  /** Schedules once for all changes of a turn: there may be thousands of lists, and each may change. */
  function plan(): void {
    if (!isPlanning) queueMicrotask(schedule)
    isPlanning = true
  }

  return {
    lists,
    plan,
    stop() {
      lists.clear()
      clearTimeout(timer)
    }
  }
}

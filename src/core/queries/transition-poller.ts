import { monotonicTime } from '../environment/monotonic-time.js'
import { writeResponse } from '../resources/tables.js'
import type { SessionContext } from '../store/session-state.js'
import { pollBackoff } from './poll-interval.js'
import type { ListQuery, Transitions } from './query.js'
import type { QueryObserver } from './query-observer.js'
import { read } from './read.js'
import type { ReadListener } from './read-listener.js'
import { IDLE_TRANSITION_POLL, reduceTransitionPoll } from './transition-poll-state.js'
import { nextIds, transitionQueries } from './transition-queries.js'

/** Polls the resources of observed lists that are in transition. One request fetches those of many lists. */
interface TransitionPoller {
  readonly lists: Map<QueryObserver, ListQuery<unknown>>
  /** Schedules the next poll. Called when resources, observers or the page may have changed. */
  plan(): void
  stop(): void
}

export function createTransitionPoller(context: SessionContext): TransitionPoller {
  const { environment, state, update, refusedRoutes } = context
  const lists = new Map<QueryObserver, ListQuery<unknown>>()
  let poll = IDLE_TRANSITION_POLL
  let polledIds: ReadonlySet<string> = new Set()
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

  async function fetch(query: ListQuery<unknown>): Promise<void> {
    const { connection } = state()
    if (connection.status !== 'ready' || refusedRoutes.find(query, connection.client) !== undefined) return
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

  async function fetchAll(): Promise<void> {
    poll = reduceTransitionPoll(poll, { type: 'pollStarted' })
    const found = inTransition()
    polledIds = nextIds(found.keys(), polledIds)
    await Promise.all(transitionQueries(found, polledIds).map(fetch))
    poll = reduceTransitionPoll(poll, { type: 'pollEnded' })
    plan()
  }

  function schedule(): void {
    isPlanning = false
    clearTimeout(timer)
    if (poll.status === 'polling' || !environment.isVisible() || !environment.isOnline()) return
    const [ids, at] = [[...inTransition().keys()].join(), monotonicTime()]
    poll = reduceTransitionPoll(poll, { type: 'planned', ids, at, backoff: pollBackoff(environment) })
    if (poll.status === 'scheduled') timer = setTimeout(fetchAll, poll.dueAt - at)
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

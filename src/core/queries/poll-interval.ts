import { millisecondsInMinute } from 'date-fns/constants'
import type { Environment } from '../environment/environment.js'
import { monotonicTime } from '../environment/monotonic-time.js'
import type { QuerySnapshot, SessionContext } from '../store/session-state.js'
import type { Query } from './query.js'

/** First and longest poll interval of resources in transition, in ms. */
const [FIRST_POLL, LAST_POLL] = [5000, 30_000] as const

/** Time without interaction after which polling slows down, in ms. */
const IDLE_AFTER = 10 * millisecondsInMinute
const IDLE_FACTOR = 4
/** Number of poll intervals after which the UI shows the age of the data. */
const STALE_FACTOR = 3

/** Factor by which poll intervals are extended. */
export const pollBackoff = (environment: Pick<Environment, 'lastInteraction'>): number =>
  monotonicTime() - environment.lastInteraction() >= IDLE_AFTER ? IDLE_FACTOR : 1

/** `true` if the data is so old that the UI shows its age. */
export const isStale = (
  dataUpdatedAt: QuerySnapshot['dataUpdatedAt'],
  refetchInterval: number,
  environment: Pick<Environment, 'lastInteraction'>
): boolean =>
  dataUpdatedAt !== undefined &&
  monotonicTime() - dataUpdatedAt > STALE_FACTOR * refetchInterval * pollBackoff(environment)

/** Returns the poll interval of resources that have been in transition for a time, in ms. */
export const transitionInterval = (age: number): number => Math.min(LAST_POLL, Math.max(FIRST_POLL, age / 2))

/** Returns a function that returns the current poll interval of a query, in ms. Lists in transition are polled apart. */
export function createPollInterval<Resource>(
  { key, id, kind, transitions, retryInterval }: Query<Resource>,
  state: SessionContext['state'],
  refetchInterval: () => number | undefined
): () => number | undefined {
  let since: number | undefined
  return () => {
    if (retryInterval !== undefined && state().queries.get(key)?.error !== undefined) return retryInterval
    const resource = id === undefined ? undefined : kind.select(state().shown).get(id)?.resource
    since = resource && transitions?.isTransitioning(resource) ? (since ?? monotonicTime()) : undefined
    return since === undefined ? refetchInterval() : transitionInterval(monotonicTime() - since)
  }
}

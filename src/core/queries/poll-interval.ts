import type { Environment } from '../environment/environment.js'
import type { QuerySnapshot, SessionContext } from '../session/session-state.js'
import type { Query } from './query.js'

/** First and longest poll interval of resources in transition, in ms. */
const TRANSITION_POLL = [5000, 30_000] as const

/** Time without interaction after which polling slows down, in ms. */
const IDLE_AFTER = 10 * 60_000
const IDLE_FACTOR = 4
/** Number of poll intervals after which the UI shows the age of the data. */
const OLD_AFTER = 3

/** Factor by which poll intervals are extended. */
export const pollBackoff = (environment: Pick<Environment, 'lastInteraction'>): number =>
  Date.now() - environment.lastInteraction() >= IDLE_AFTER ? IDLE_FACTOR : 1

/** `true` if the data is so old that the UI shows its age. */
export const isStale = (
  dataUpdatedAt: QuerySnapshot['dataUpdatedAt'],
  refetchInterval: number,
  environment: Pick<Environment, 'lastInteraction'>
): boolean =>
  dataUpdatedAt !== undefined && Date.now() - dataUpdatedAt > OLD_AFTER * refetchInterval * pollBackoff(environment)

/** Returns a function that returns the current poll interval of a result with this number of pages, in ms. */
export function createPollInterval<Resource>(
  { refetchInterval, isTransitioning }: Query<Resource>,
  state: SessionContext['state']
): (pages: number) => number | undefined {
  let transitioningSince: number | undefined
  return (pages) => {
    if (pages > 1 || !isTransitioning?.(state().shown)) {
      transitioningSince = undefined
      return refetchInterval
    }
    const [first, last] = TRANSITION_POLL
    transitioningSince ??= Date.now()
    return Math.min(last, Math.max(first, (Date.now() - transitioningSince) / 2))
  }
}

import type { Environment } from '../environment/environment.js'
import type { QuerySnapshot } from '../session/session-state.js'

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

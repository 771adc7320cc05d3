import type { Environment } from '../environment/environment.js'
import type { QuerySnapshot } from '../session/session-state.js'

/** After this long without a touch the page is read less often, in ms. */
const IDLE_AFTER = 10 * 60_000
const IDLE_FACTOR = 4
/** How many poll intervals may pass until what is shown has to say how old it is. */
const OLD_AFTER = 3

/** How many times as long as usual the pauses between two reads are. */
export const pollBackoff = (environment: Pick<Environment, 'lastInteraction'>): number =>
  Date.now() - environment.lastInteraction() >= IDLE_AFTER ? IDLE_FACTOR : 1

/** Whether an answer is so old that it has to say so. */
export const isStale = (
  readAt: QuerySnapshot['dataUpdatedAt'],
  refreshEvery: number,
  environment: Pick<Environment, 'lastInteraction'>
): boolean => readAt !== undefined && Date.now() - readAt > OLD_AFTER * refreshEvery * pollBackoff(environment)

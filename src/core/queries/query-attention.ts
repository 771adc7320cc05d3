import type { QuerySnapshot } from '../store/session-state.js'

/**
 * Attention of an observer of many queries. `'full'`: all are fetched and polled. `'first'`: each is fetched once, so that
 * its data is there when it is scrolled into view. `'none'`: nothing is fetched.
 */
export type Attention = 'full' | 'first' | 'none'

export function attentionOf(isSeen: boolean, isPaused: boolean): Attention {
  if (isPaused) return 'none'
  return isSeen ? 'full' : 'first'
}

/** Returns `true` if a query with this attention is fetched. */
export const isActive = ({ ids, isComplete }: Partial<QuerySnapshot> = {}, attention: Attention): boolean =>
  attention === 'full' || (attention === 'first' && !(ids || isComplete))

/** Returns `true` if the first fetch of a query has succeeded or failed. */
export const isSettled = (snapshot: QuerySnapshot | undefined): boolean =>
  snapshot?.isComplete === true || snapshot?.error !== undefined

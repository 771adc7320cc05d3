import type { ElementSession } from '../../element/session/element-session.js'
import type { AttentionCounts } from './attention-events.js'

interface Known {
  readonly session: ElementSession
  readonly counts: AttentionCounts
}

/** The counts of each element, and the session to which they belong. */
const known = new WeakMap<Element, Known>()

/** Returns the counts of an element, or `undefined` if its session has not read everything yet. */
export function countsOf(element: Element, session: ElementSession | undefined): AttentionCounts | undefined {
  const entry = known.get(element)
  return entry && entry.session === session ? entry.counts : undefined
}

/** Stores the counts of an element. @returns `false` if they are the same as before */
export function setCounts(element: Element, session: ElementSession, counts: AttentionCounts): boolean {
  const previous = countsOf(element, session)
  const isSame =
    previous?.total === counts.total &&
    previous.actionRequired === counts.actionRequired &&
    previous.isComplete === counts.isComplete
  if (!isSame) known.set(element, { session, counts })
  return !isSame
}

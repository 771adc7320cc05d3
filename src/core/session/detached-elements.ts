import { millisecondsInMinute } from 'date-fns/constants'
import { pageSingleton } from '../../client/page-singleton.js'
import type { Session } from './session.js'

/** How long a removed element keeps its state, in ms. */
const DETACHED_TTL = 10 * millisecondsInMinute

/** A removed element that still has its screen and input. */
export interface DetachedElement {
  /** The session it had when it was removed. */
  readonly session: Session
  /** Drops everything the element showed. */
  forget(): void
  /** Drops everything if the element would now get another session. */
  revalidate(): void
}

/** The removed elements of the page. Weak references let the host's nodes be collected. */
const all = (): Set<WeakRef<DetachedElement>> => pageSingleton('kept.1', () => new Set())

const forgetExpired = (reference: WeakRef<DetachedElement>): void => {
  all().delete(reference)
  reference.deref()?.forget()
}

/** Retains the state of a removed element for 10 minutes. @returns a function that stops retaining it */
export function retainDetached(kept: DetachedElement): () => void {
  const reference = new WeakRef(kept)
  const timer = setTimeout(forgetExpired, DETACHED_TTL, reference)
  all().add(reference)
  return () => {
    clearTimeout(timer)
    all().delete(reference)
  }
}

function forEachDetached(visit: (kept: DetachedElement) => void): void {
  for (const reference of all()) {
    const kept = reference.deref()
    if (kept) visit(kept)
  }
}

/** Drops the state of removed elements of a session, or of all sessions. */
export function forgetDetached(session?: Session): void {
  forEachDetached((kept) => (session === undefined || kept.session === session) && kept.forget())
}

/** Called when session options of the page may have changed. */
export const revalidateDetached = (): void => forEachDetached((kept) => kept.revalidate())

import type { Session } from './session.js'

/** How long an element that was taken out of the page is kept as it was, in ms. */
export const DETACHED_TTL = 10 * 60_000

/** One who is out of the page, uses its session no more, and is kept as it was. */
export interface DetachedElement {
  /** The session that it had. */
  readonly session: Session
  /** Lets go of everything that it showed, at once. */
  forget(): void
  /** Does so if it would be given another session by now. */
  revalidate(): void
}

const REGISTRY_KEY = Symbol.for('latchkey.kept.1')

/** Those of the page, also of other copies of the bundle. They are held weakly: what the host drops can be collected. */
function all(): Set<WeakRef<DetachedElement>> {
  const known: Set<WeakRef<DetachedElement>> | undefined = Reflect.get(globalThis, REGISTRY_KEY)
  const kept = known ?? new Set()
  Reflect.set(globalThis, REGISTRY_KEY, kept)
  return kept
}

const forgetExpired = (reference: WeakRef<DetachedElement>): void => {
  all().delete(reference)
  reference.deref()?.forget()
}

/** Keeps somebody for 10 minutes. @returns what ends that. */
export function retainDetached(kept: DetachedElement): () => void {
  const reference = new WeakRef(kept)
  const timer = setTimeout(forgetExpired, DETACHED_TTL, reference)
  all().add(reference)
  return () => {
    clearTimeout(timer)
    all().delete(reference)
  }
}

function forEachDetached(say: (kept: DetachedElement) => void): void {
  for (const reference of all()) {
    const kept = reference.deref()
    if (kept) say(kept)
  }
}

/** Forgets what is kept of a session that has ended; without one, all that is kept. */
export function forgetDetached(session?: Session): void {
  forEachDetached((kept) => (session === undefined || kept.session === session) && kept.forget())
}

/** Is called when the options that somebody would be given may be others now. */
export const revalidateDetached = (): void => forEachDetached((kept) => kept.revalidate())

import type { Environment } from '../store/environment.js'
import { findSessionFault, type SessionFault, type SessionOptions } from '../store/session-options.js'
import { acquireSession, replaceToken, type SessionLease } from '../store/session-registry.js'
import type { Session } from '../store/session.js'

/** What an element has in place of a session, or a session. */
export interface HeldSession {
  readonly session?: Session
  readonly fault?: SessionFault
}

/** Holds the session of one element, and follows its options. */
export interface SessionHolder {
  held(): HeldSession
  /** Takes the session of these options; without options there is none yet. */
  follow(options: SessionOptions | undefined): void
  release(): void
}

const differsInTokenOnly = (before: SessionOptions, after: SessionOptions): boolean =>
  !!before.clientSessionToken &&
  !!after.clientSessionToken &&
  before.endpoint === after.endpoint &&
  before.product === after.product

const isSame = (before: SessionOptions | undefined, after: SessionOptions): boolean => {
  if (!before) return false
  const entries = Object.entries({ ...before, ...after })
  const [first, second] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return entries.every(([name]) => first.get(name) === second.get(name))
}

/**
 * @param onChange is told when there is another session, or a fault in place of it.
 * @param onRefused is told when a new token was refused, and the old one stays.
 */
export function createSessionHolder(
  environment: Environment,
  onChange: () => void,
  onRefused: (error: unknown) => void
): SessionHolder {
  let followed: SessionOptions | undefined
  let lease: SessionLease | undefined
  let fault: SessionFault | undefined

  function hold(next: { lease?: SessionLease; fault?: SessionFault }): void {
    if (lease && lease !== next.lease) lease.release()
    lease = next.lease
    fault = next.fault
    onChange()
  }

  function acquire(options: SessionOptions): void {
    const found = findSessionFault(options)
    if (found) return hold({ fault: found })
    try {
      hold({ lease: acquireSession(options, environment) })
    } catch (error) {
      if (error instanceof Error) hold({ fault: { option: 'queryKeyPrefix', error } })
    }
  }

  async function replace(current: SessionLease, before: SessionOptions, after: SessionOptions): Promise<void> {
    try {
      const next = await replaceToken(current, before, after, environment)
      if (followed !== after) {
        if (next !== current) next.release()
      } else if (next !== current) hold({ lease: next })
    } catch (error) {
      if (followed !== after) return
      // What the next token is compared with is the one that is in use.
      followed = before
      onRefused(error)
    }
  }

  return {
    held: () => ({ ...(lease && { session: lease.session }), ...(fault && { fault }) }),
    follow(options) {
      if (!options) return hold({})
      const before = followed
      if (isSame(before, options) && (lease || fault)) return
      followed = options
      const isReady = lease?.session.store.getState().connection.status === 'ready'
      if (lease && before && isReady && differsInTokenOnly(before, options) && !findSessionFault(options)) {
        void replace(lease, before, options)
      } else acquire(options)
    },
    release() {
      lease?.release()
      lease = undefined
      followed = undefined
      fault = undefined
    }
  }
}

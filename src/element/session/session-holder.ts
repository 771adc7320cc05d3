import { findSessionFault, type SessionFault, type SessionOptions } from '../../store/session-options.js'
import { acquireSession, replaceToken, type SessionLease } from '../../store/session-registry.js'
import type { Session } from '../../store/session.js'
import { pageEnvironment } from '../custom-element/page-environment.js'

/** What an element has in place of a session, or a session. */
export interface HeldSession {
  readonly session?: Session | undefined
  readonly fault?: SessionFault | undefined
}

/** Holds the session of one element, and follows its options. */
export interface SessionHolder {
  held(): HeldSession
  /**
   * Lets go of the session where it is not that of these options.
   *
   * @returns what takes the one that is; without options there is none. All who follow at once let go before any takes,
   *   so that none keeps another from its session.
   */
  follow(options: SessionOptions | undefined): () => void
}

/** What is held, and for which options. */
interface Held {
  readonly options: SessionOptions
  readonly lease?: SessionLease
  readonly fault?: SessionFault
}

const covers = (one: object, other: object): boolean =>
  Object.entries(one).every(([name, value]) => Reflect.get(other, name) === value)

const isSame = (one: SessionOptions | undefined, other: SessionOptions | undefined): boolean =>
  one === other || (!!one && !!other && covers(one, other) && covers(other, one))

function isOnlyAnotherToken({ options: before, lease }: Held, after: SessionOptions): boolean {
  const isReady = lease?.session.store.getState().connection.status === 'ready'
  const token = before.clientSessionToken && after.clientSessionToken
  return isReady && !!token && isSame({ ...before, clientSessionToken: token }, { ...after, clientSessionToken: token })
}

/**
 * @param onChange is told when another session was taken later: for a new token, or as another client gave way.
 * @param onRefused is told when a new token was refused, and the old one stays.
 */
export function createSessionHolder(onChange: () => void, onRefused: (error: unknown) => void): SessionHolder {
  let wanted: SessionOptions | undefined
  let held: Held | undefined
  let replacing = Promise.resolve()

  function acquire(options: SessionOptions): Held {
    const fault = findSessionFault(options)
    if (fault) return { options, fault }
    try {
      return { options, lease: acquireSession(options, pageEnvironment(), () => takeAgain(options)) }
    } catch (error) {
      if (error instanceof Error) return { options, fault: { option: 'queryKeyPrefix', error } }
      throw error
    }
  }

  function takeAgain(options: SessionOptions): void {
    if (wanted !== options || !held?.fault) return
    held = acquire(options)
    onChange()
  }

  /** One token after the other: each is compared with the one that is in use by then. */
  async function replace(options: SessionOptions): Promise<void> {
    const before = held
    if (wanted !== options || !before?.lease || isSame(before.options, options)) return
    try {
      const lease = await replaceToken(before.lease, before.options, options, pageEnvironment())
      const isSameSession = lease === before.lease
      if (held === before && (isSameSession || wanted === options)) {
        if (!isSameSession) before.lease.release()
        held = { options, lease }
        onChange()
      } else if (!isSameSession) lease.release()
    } catch (error) {
      if (wanted === options) onRefused(error)
    }
  }

  return {
    held: () => ({ session: held?.lease?.session, fault: held?.fault }),
    follow(options) {
      if (isSame(wanted, options)) return () => {}
      wanted = options
      if (options && held && isOnlyAnotherToken(held, options)) {
        replacing = replacing.then(() => replace(options))
        return () => {}
      }
      held?.lease?.release()
      return () => {
        if (wanted === options) held = options && acquire(options)
      }
    }
  }
}

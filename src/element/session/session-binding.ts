import { isAuthError } from '../../core/environment/retry.js'
import { isRenewal, isSameOptions, type SessionOptions } from '../../core/session/session-options.js'
import { validateSessionOptions, type SessionOptionsError } from '../../core/session/session-options-error.js'
import { acquireSession, isSessionOf, type SessionLease } from '../../core/session/session-registry.js'
import type { SessionState } from '../../core/session/session-state.js'
import type { Session } from '../../core/session/session.js'
import { pageEnvironment } from '../custom-element/page-environment.js'
import { retryVerification, type RetryDelay } from './retry-verification.js'

/** What an element has in place of a session, or a session. */
export interface BoundSession {
  readonly session?: Session | undefined
  readonly fault?: SessionOptionsError | undefined
  /** Whether nobody is signed in: its session was ended and nobody has given it one since, or its options say so. */
  readonly isEnded: boolean
  /** How many sessions of other people, or none, there were before this one. */
  readonly generation: number
  /** Whether another token was given that nobody knows yet to be of the same person: what the session knows is not shown. */
  readonly isVerifying: boolean
  /** Why the platform could not be asked whose that token is; it is asked again. */
  readonly doubt?: unknown
}

/** Holds the session of one element, and follows its options. */
export interface SessionBinding {
  held(): BoundSession
  /** Whether it holds, or has left, that session, and options that are given are known to be those of it. */
  speaksFor(session: Session, options: SessionOptions | undefined): boolean
  /**
   * Lets go of the session where it is not that of these options.
   *
   * @param isGiven whether somebody has given them just now, which a session that was ended waits for.
   * @returns what takes the one that is; without options there is none. All who follow at once let go before any takes,
   *   so that none keeps another from its session.
   */
  setOptions(options: SessionOptions | undefined, isGiven: boolean): () => void
  /**
   * Lets go of the session, and goes on telling of it: where the next one is of the same person, it goes on where this
   * one was left, and what that knew is known again.
   *
   * @returns what was left; nothing where there was no session.
   */
  detach(): DetachedSession | undefined
  /** Forgets the session that was left. */
  forget(): void
  /** Asks at once whose a new token is, where that is to be asked again. */
  verifyAgain(): void
}

/** A session that an element had when it left the page. */
export interface DetachedSession {
  readonly options: SessionOptions
  readonly session: Session
}

/** What is held, and for which options. */
interface Held {
  readonly options: SessionOptions
  readonly lease?: SessionLease
  readonly fault?: SessionOptionsError
}

/**
 * @param onChange is told when the session has become another one by itself.
 * @param onEnded is told when it was ended.
 * @param onRefused is told when a new token was refused, and the old one stays; where the platform could not be asked, once,
 *   however often it is asked again.
 */
export function createSessionBinding(
  onChange: () => void,
  onEnded: () => void,
  onRefused: (error: unknown) => void
): SessionBinding {
  let wanted: SessionOptions | undefined
  let held: Held | undefined
  let left: (DetachedSession & { readonly known: SessionState }) | undefined
  /** Those wanted, where the platform has refused their token. */
  let refused: SessionOptions | undefined
  /** What the platform could not be asked about those wanted for. */
  let doubt: unknown
  let wait: RetryDelay | undefined
  let isEnded = false
  let generation = 0
  let replacing = Promise.resolve()

  function goesOn(next: Held | undefined): boolean {
    const session = next?.lease?.session
    if (!left || !session || (session !== left.session && !isSameOptions(next?.options, left.options))) return false
    session.rehydrate(left.known)
    return true
  }

  function hold(next: Held | undefined): void {
    if (next?.lease !== held?.lease && !goesOn(next)) generation += 1
    held = next
    left = undefined
  }

  function want(options: SessionOptions | undefined): void {
    wait?.end()
    wanted = options
    refused = doubt = undefined
  }

  const user = {
    onReplaced: onChange,
    onEnded() {
      isEnded = true
      want(undefined)
      hold(undefined)
      onEnded()
    },
    onVerifying: () => wait?.askNow()
  }

  function acquire(options: SessionOptions): Held {
    const fault = validateSessionOptions(options)
    if (fault) return { options, fault }
    try {
      return { options, lease: acquireSession(options, pageEnvironment(), { ...user }) }
    } catch (error) {
      if (error instanceof Error) return { options, fault: { option: 'queryKeyPrefix', error } }
      throw error
    }
  }

  function isOnlyAnotherToken({ options: before, lease }: Held, after: SessionOptions): boolean {
    return lease?.session.store.getState().connection.status === 'ready' && isRenewal(before, after)
  }

  /** One token after the other: each is compared with the one that is in use by then. */
  async function replace(options: SessionOptions, isTold = false): Promise<void> {
    const before = held
    if (wanted !== options || !before?.lease || isSameOptions(before.options, options)) return
    const { lease } = before
    try {
      const isSamePerson = await lease.renew(options)
      if (held !== before) return
      if (isSamePerson) hold({ options, lease })
      else if (wanted === options) {
        lease.release()
        hold(acquire(options))
      }
      onChange()
    } catch (error) {
      if (wanted !== options) return
      if (isAuthError(error)) refused = options
      else {
        doubt = error
        wait = retryVerification(
          () => (replacing = replacing.then(() => replace(options, true))),
          () => (wait = undefined)
        )
      }
      onChange()
      if (!isTold) onRefused(error)
    }
  }

  function speaksFor(session: Session, options: SessionOptions | undefined): boolean {
    if (!options || !held || held.lease?.session !== session) return false
    const isKnown = isSameOptions(options, held.options) || isSameOptions(options, refused)
    return isKnown || isSessionOf(session, options)
  }

  return {
    held() {
      const session = held?.lease?.session
      const isVerifying = !!session && !left && !!wanted && !speaksFor(session, wanted)
      return {
        session,
        fault: held?.fault,
        isEnded: isEnded || !!wanted?.signedOut,
        generation,
        isVerifying,
        doubt: isVerifying ? doubt : undefined
      }
    },
    speaksFor,
    setOptions(options, isGiven) {
      if (isEnded && options && !isGiven && !options.signedOut) return () => {}
      if (!isEnded && !left && isSameOptions(wanted, options)) return () => {}
      isEnded = false
      want(options)
      if (options?.signedOut) {
        const lease = held?.lease
        hold(undefined)
        onEnded()
        lease?.release(true)
        return () => {}
      }
      if (!left && options && held && isOnlyAnotherToken(held, options)) {
        replacing = replacing.then(() => replace(options))
        return () => {}
      }
      held?.lease?.release()
      return () => {
        if (wanted === options) hold(options && acquire(options))
      }
    },
    detach() {
      const session = held?.lease?.session
      // Where another token is being looked at, nobody knows yet whose it is.
      const isSettled = session !== undefined && isSameOptions(held?.options, wanted)
      if (held && isSettled) left ??= { options: held.options, session, known: session.store.getState() }
      want(undefined)
      held?.lease?.release()
      if (!left) hold(undefined)
      return left
    },
    forget() {
      isEnded = false
      want(undefined)
      hold(undefined)
    },
    verifyAgain() {
      doubt = undefined
      wait?.askNow()
      onChange()
    }
  }
}

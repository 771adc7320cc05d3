import { isAuthError } from '../../core/environment/retry.js'
import { isRenewal, isSameOptions, type SessionOptions } from '../../core/session/session-options.js'
import { validateSessionOptions, type SessionOptionsError } from '../../core/session/session-options-error.js'
import { acquireSession, isSessionOf, type SessionLease } from '../../core/session/session-registry.js'
import type { SessionState } from '../../core/session/session-state.js'
import type { Session } from '../../core/session/session.js'
import { pageEnvironment } from '../custom-element/page-environment.js'
import { retryVerification, type RetryDelay } from './retry-verification.js'

/** The session of an element, or the reason why there is none. */
export interface BoundSession {
  readonly session?: Session | undefined
  readonly fault?: SessionOptionsError | undefined
  /**
   * `true` if the user is signed out: the session was ended and no new options were provided, or the options say so.
   */
  readonly isEnded: boolean
  /** Number of users, or states without a user, before this session. */
  readonly generation: number
  /** `true` while a new token is not verified to belong to the same user. The session's data is hidden. */
  readonly isVerifying: boolean
  /** Error of the last token verification. Verification is retried. */
  readonly doubt?: unknown
}

/** Binds an element to the session of its options. */
export interface SessionBinding {
  held(): BoundSession
  /** Returns `true` if the session is bound or was left, and the options are verified to belong to it. */
  speaksFor(session: Session, options: SessionOptions | undefined): boolean
  /**
   * Releases the session if it doesn't belong to these options.
   *
   * @param isGiven `true` if the host has just provided the options, which an ended session requires.
   * @returns a function that acquires the new session. All elements release before any acquires, so that none blocks
   * another's session.
   */
  setOptions(options: SessionOptions | undefined, isGiven: boolean): () => void
  /**
   * Releases the session but remembers it: if the next one belongs to the same user, the element continues where it
   * was, and its data is rehydrated.
   *
   * @returns the session that was left
   */
  detach(): DetachedSession | undefined
  /** Forgets the session that was left. */
  forget(): void
  /** Verifies a new token again immediately after a failed verification. */
  verifyAgain(): void
}

/** The session an element had when it was removed. */
export interface DetachedSession {
  readonly options: SessionOptions
  readonly session: Session
}

/** The bound session and its options. */
interface Held {
  readonly options: SessionOptions
  readonly lease?: SessionLease
  readonly fault?: SessionOptionsError
}

/**
 * @param onChange is called when the session has been replaced.
 * @param onEnded is called when it was ended.
 * @param onRefused is called when a new token was rejected and the old one stays, and once if it could not be verified.
 */
export function createSessionBinding(
  onChange: () => void,
  onEnded: () => void,
  onRefused: (error: unknown) => void
): SessionBinding {
  let wanted: SessionOptions | undefined
  let held: Held | undefined
  let left: (DetachedSession & { readonly known: SessionState }) | undefined
  /** The latest options, if the platform rejected their token. */
  let refused: SessionOptions | undefined
  /** Error of the verification of the latest options. */
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

  /** Tokens are verified one after another, because each is compared with the current one. */
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
      // The user is unknown while a token is being verified.
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

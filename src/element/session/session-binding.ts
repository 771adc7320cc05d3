import { isAuthError } from '../../core/environment/retry.js'
import { isRenewal, isSameOptions, type SessionOptions } from '../../core/session/session-options.js'
import { validateSessionOptions, type SessionOptionsError } from '../../core/session/session-options-error.js'
import { acquireSession, isSessionOf, type SessionLease } from '../../core/session/session-registry.js'
import type { SessionState } from '../../core/store/session-state.js'
import type { Session } from '../../core/session/session.js'
import type { ContentState } from '../dom/element-states.js'
import { pageEnvironment } from '../dom/page-environment.js'
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
  readonly verificationError?: unknown
}

/** Returns the content state of an `<x-session>`, which renders nothing. */
export function contentStateOf({ session, fault, isEnded }: BoundSession): ContentState {
  const status = session?.store.getState().connection.status
  if (isEnded) return 'empty'
  if (fault || status === 'failed') return 'error'
  return status === 'ready' ? 'ready' : 'loading'
}

/** Binds an element to the session of its options. */
interface SessionBinding {
  bound(): BoundSession
  /** Returns `true` if the session is bound or was left, and the options are verified to belong to it. */
  ownsSession(session: Session, options: SessionOptions | undefined): boolean
  /**
   * Releases the session if it doesn't belong to these options.
   *
   * @param isProvided `true` if the host has just provided the options, which an ended session requires.
   * @returns a function that acquires the new session. All elements release before any acquires, so that none blocks
   * another's session.
   */
  setOptions(options: SessionOptions | undefined, isProvided: boolean): () => void
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
  retryVerification(): void
}

/** The session an element had when it was removed. */
export interface DetachedSession {
  readonly options: SessionOptions
  readonly session: Session
}

/** The bound session and its options. */
interface SessionHold {
  readonly options: SessionOptions
  readonly lease?: SessionLease
  readonly fault?: SessionOptionsError
}

/**
 * @param onChange is called when the session has been replaced.
 * @param onEnded is called when it was ended.
 * @param onRejected is called when a new token was rejected and the old one stays, and once if it could not be verified.
 */
export function createSessionBinding(
  onChange: () => void,
  onEnded: () => void,
  onRejected: (error: unknown) => void
): SessionBinding {
  let wanted: SessionOptions | undefined
  let current: SessionHold | undefined
  let left: (DetachedSession & { readonly known: SessionState }) | undefined
  /** The latest options, if the platform rejected their token. */
  let rejected: SessionOptions | undefined
  /** Error of the verification of the latest options. */
  let verificationError: unknown
  let wait: RetryDelay | undefined
  let isEnded = false
  let generation = 0
  let replacing = Promise.resolve()

  function canContinue(next: SessionHold | undefined): boolean {
    const session = next?.lease?.session
    if (!left || !session || (session !== left.session && !isSameOptions(next?.options, left.options))) return false
    session.rehydrate(left.known)
    return true
  }

  function hold(next: SessionHold | undefined): void {
    if (next?.lease !== current?.lease && !canContinue(next)) generation += 1
    current = next
    left = undefined
  }

  function want(options: SessionOptions | undefined): void {
    wait?.end()
    wanted = options
    rejected = verificationError = undefined
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

  function acquire(options: SessionOptions): SessionHold {
    const fault = validateSessionOptions(options)
    if (fault) return { options, fault }
    try {
      return { options, lease: acquireSession(options, pageEnvironment(), { ...user }) }
    } catch (error) {
      if (error instanceof Error) return { options, fault: { option: 'queryKeyPrefix', error } }
      throw error
    }
  }

  function isOnlyAnotherToken({ options: previous, lease }: SessionHold, next: SessionOptions): boolean {
    return lease?.session.store.getState().connection.status === 'ready' && isRenewal(previous, next)
  }

  /** Tokens are verified one after another, because each is compared with the current one. */
  async function replace(options: SessionOptions, isReported = false): Promise<void> {
    const previous = current
    if (wanted !== options || !previous?.lease || isSameOptions(previous.options, options)) return
    const { lease } = previous
    try {
      const isSamePerson = await lease.renew(options)
      if (current !== previous) return
      if (isSamePerson) hold({ options, lease })
      else if (wanted === options) {
        lease.release()
        hold(acquire(options))
      }
      onChange()
    } catch (error) {
      if (wanted !== options) return
      if (isAuthError(error)) rejected = options
      else {
        verificationError = error
        wait = retryVerification(
          () => (replacing = replacing.then(() => replace(options, true))),
          () => (wait = undefined)
        )
      }
      onChange()
      if (!isReported) onRejected(error)
    }
  }

  function ownsSession(session: Session, options: SessionOptions | undefined): boolean {
    if (!options || !current || current.lease?.session !== session) return false
    const isKnown = isSameOptions(options, current.options) || isSameOptions(options, rejected)
    return isKnown || isSessionOf(session, options)
  }

  return {
    bound() {
      const session = current?.lease?.session
      const isVerifying = !!session && !left && !!wanted && !ownsSession(session, wanted)
      return {
        session,
        fault: current?.fault,
        isEnded: isEnded || !!wanted?.signedOut,
        generation,
        isVerifying,
        verificationError: isVerifying ? verificationError : undefined
      }
    },
    ownsSession,
    setOptions(options, isProvided) {
      if (isEnded && options && !isProvided && !options.signedOut) return () => {}
      if (!isEnded && !left && isSameOptions(wanted, options)) return () => {}
      isEnded = false
      want(options)
      if (options?.signedOut) {
        const lease = current?.lease
        hold(undefined)
        onEnded()
        lease?.release(true)
        return () => {}
      }
      if (!left && options && current && isOnlyAnotherToken(current, options)) {
        replacing = replacing.then(() => replace(options))
        return () => {}
      }
      current?.lease?.release()
      return () => {
        if (wanted === options) hold(options && acquire(options))
      }
    },
    detach() {
      const session = current?.lease?.session
      // The user is unknown while a token is being verified.
      const isSettled = session !== undefined && isSameOptions(current?.options, wanted)
      if (current && isSettled) left ??= { options: current.options, session, known: session.store.getState() }
      want(undefined)
      current?.lease?.release()
      if (!left) hold(undefined)
      return left
    },
    forget() {
      isEnded = false
      want(undefined)
      hold(undefined)
    },
    retryVerification() {
      verificationError = undefined
      wait?.askNow()
      onChange()
    }
  }
}

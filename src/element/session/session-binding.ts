import type { Session } from '../../core/session/session.js'
import type { SessionOptions } from '../../core/session/session-options.js'
import { validateSessionOptions } from '../../core/session/session-options-error.js'
import { acquireSession } from '../../core/session/session-registry.js'
import type { SessionSubscriber } from '../../core/session/shared-sessions.js'
import { pageEnvironment } from '../dom/page-environment.js'
import { type BindingEvent, canContinue, nextStep, reduceBinding, type SessionHold, UNBOUND } from './binding-state.js'
import { type BoundSession, boundSession, ownsSession } from './bound-session.js'
import { createTokenVerification } from './token-verification.js'

/** The session an element had when it was removed. */
export interface DetachedSession {
  readonly options: SessionOptions
  readonly session: Session
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

function acquire(options: SessionOptions, subscriber: SessionSubscriber): SessionHold {
  const fault = validateSessionOptions(options)
  if (fault) return { options, fault }
  try {
    return { options, lease: acquireSession(options, pageEnvironment(), subscriber) }
  } catch (error) {
    if (error instanceof Error) return { options, fault: { option: 'queryKeyPrefix', error } }
    throw error
  }
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
  let state = UNBOUND
  const verification = createTokenVerification(() => state, dispatch, bind, onChange, onRejected)

  function dispatch(event: BindingEvent): void {
    const { wanted } = state
    state = reduceBinding(state, event)
    if (state.wanted !== wanted) verification.cancel()
  }

  const subscriber: SessionSubscriber = {
    onReplaced: onChange,
    onEnded() {
      dispatch({ type: 'ended' })
      onEnded()
    },
    onVerifying: verification.retryNow
  }

  function bind(options: SessionOptions | undefined): void {
    // Each lease has its own subscriber.
    const hold = options && acquire(options, { ...subscriber })
    if (state.known && canContinue(state, hold)) hold?.lease?.session.rehydrate(state.known)
    dispatch({ type: 'acquired', hold })
  }

  return {
    bound: () => boundSession(state),
    ownsSession: (session, options) => ownsSession(state, session, options),
    setOptions(options, isProvided) {
      const { lease } = state.hold ?? {}
      const step = nextStep(state, options, isProvided)
      if (!step) return () => {}
      dispatch({ type: 'requested', options })
      if (step === 'signOut') {
        onEnded()
        lease?.release(true)
      } else if (step === 'verify' && options) verification.verify(options)
      else {
        lease?.release()
        return () => {
          if (state.wanted === options) bind(options)
        }
      }
      return () => {}
    },
    detach() {
      const { options, lease } = state.hold ?? {}
      dispatch({ type: 'detached' })
      lease?.release()
      return state.status === 'detached' && options && lease ? { options, session: lease.session } : undefined
    },
    forget() {
      dispatch({ type: 'requested', options: undefined })
      bind(undefined)
    },
    retryVerification() {
      dispatch({ type: 'verificationRetried' })
      verification.retryNow()
      onChange()
    }
  }
}

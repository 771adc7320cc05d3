import { isAuthError } from '../../core/environment/retry.js'
import type { Session } from '../../core/session/session.js'
import { isSameOptions, type SessionOptions } from '../../core/session/session-options.js'
import type { SessionOptionsError } from '../../core/session/session-options-error.js'
import { isSessionOf } from '../../core/session/session-registry.js'
import type { ContentState } from '../dom/element-states.js'
import type { BindingState } from './binding-state.js'

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

/** Returns `true` if the session is bound or was left, and the options are verified to belong to it. */
export function ownsSession(
  { wanted, hold, failure }: BindingState,
  session: Session,
  options: SessionOptions | undefined
): boolean {
  if (!options || !hold || hold.lease?.session !== session) return false
  const isRejected = isAuthError(failure) && isSameOptions(options, wanted)
  return isRejected || isSameOptions(options, hold.options) || isSessionOf(session, options)
}

export function boundSession(binding: BindingState): BoundSession {
  const { status, wanted, hold, failure, generation } = binding
  const session = hold?.lease?.session
  const isVerifying = !!session && status === 'bound' && !!wanted && !ownsSession(binding, session, wanted)
  return {
    session,
    fault: hold?.fault,
    isEnded: status === 'ended' || !!wanted?.signedOut,
    generation,
    isVerifying,
    verificationError: isVerifying ? failure : undefined
  }
}

/** Returns the content state of an `<x-session>`, which renders nothing. */
export function contentStateOf({ session, fault, isEnded }: BoundSession): ContentState {
  const status = session?.store.getState().connection.status
  if (isEnded) return 'empty'
  if (fault || status === 'failed') return 'error'
  return status === 'ready' ? 'ready' : 'loading'
}

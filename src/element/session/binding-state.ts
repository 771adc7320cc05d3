import { isAuthError } from '../../core/environment/retry.js'
import { isRenewal, isSameOptions, type SessionOptions } from '../../core/session/session-options.js'
import type { SessionOptionsError } from '../../core/session/session-options-error.js'
import type { SessionLease } from '../../core/session/session-registry.js'
import type { SessionState } from '../../core/store/session-state.js'

/** A session with its options, or the reason why these options have none. */
export interface SessionHold {
  readonly options: SessionOptions
  readonly lease?: SessionLease
  readonly fault?: SessionOptionsError
}

/**
 * State of the binding of an element to a session.
 *
 * ```
 * unbound, bound, detached ── acquired ──▶ bound, or unbound without options
 * bound ── detached ──▶ detached, or unbound while a token is being verified
 * unbound, bound, detached ── ended ──▶ ended ── requested ──▶ unbound
 * ```
 *
 * While a new token is being verified, the element stays bound to the session of the previous one.
 */
export interface BindingState {
  readonly status: 'unbound' | 'bound' | 'detached' | 'ended'
  /** The latest options of the element. */
  readonly wanted?: SessionOptions | undefined
  readonly hold?: SessionHold | undefined
  /** Data of the session when the element was detached. */
  readonly known?: SessionState | undefined
  /** Error of the verification of the latest options. If it rejects their token, the session stays with the previous one. */
  readonly failure?: unknown
  /** Number of users, or states without a user, before this session. */
  readonly generation: number
}

export type BindingEvent =
  /** The element has other options. */
  | { readonly type: 'requested'; readonly options: SessionOptions | undefined }
  /** The session of the latest options was acquired, or continues with a verified token. */
  | { readonly type: 'acquired'; readonly hold: SessionHold | undefined }
  | { readonly type: 'verificationFailed'; readonly error: unknown }
  /** `detached`: the element was removed. `ended`: its session has ended. */
  | { readonly type: 'verificationRetried' | 'detached' | 'ended' }

export const UNBOUND: BindingState = { status: 'unbound', generation: 0 }

/** Returns `true` if a detached element continues where it was: its new session belongs to the same user. */
export function canContinue({ known, hold }: BindingState, next: SessionHold | undefined): boolean {
  const session = next?.lease?.session
  return !!known && !!session && (session === hold?.lease?.session || isSameOptions(next?.options, hold?.options))
}

/** Binds another session, or none. */
function bind(binding: BindingState, hold?: SessionHold): BindingState {
  const isSameUser = hold?.lease === binding.hold?.lease || canContinue(binding, hold)
  return {
    ...binding,
    status: hold ? 'bound' : binding.status === 'ended' ? 'ended' : 'unbound',
    hold,
    known: undefined,
    generation: binding.generation + Number(!isSameUser)
  }
}

/** Returns the state of a binding after an event. */
export function reduceBinding(binding: BindingState, event: BindingEvent): BindingState {
  const { status, wanted, hold, failure } = binding
  const unwanted = { ...binding, wanted: undefined, failure: undefined }
  switch (event.type) {
    case 'requested': {
      const { options } = event
      const next = { ...unwanted, status: status === 'ended' ? 'unbound' : status, wanted: options } as const
      return options?.signedOut ? bind(next) : next
    }
    case 'acquired':
      return bind(binding, event.hold)
    case 'verificationFailed':
      return { ...binding, failure: event.error }
    case 'verificationRetried':
      return isAuthError(failure) ? binding : { ...binding, failure: undefined }
    case 'detached': {
      const session = hold?.lease?.session
      if (status === 'detached') return unwanted
      // The user is unknown while a token is being verified.
      if (!session || !isSameOptions(hold.options, wanted)) return bind(unwanted)
      return { ...unwanted, status: 'detached', known: session.store.getState() }
    }
    case 'ended':
      return { ...bind(unwanted), status: 'ended' }
  }
}

/**
 * Returns what other options require: nothing, signing out, verifying that another token belongs to the same user, or
 * another session.
 *
 * @param isProvided `true` if the host has just provided the options, which an ended session requires.
 */
export function nextStep(
  { status, wanted, hold }: BindingState,
  options: SessionOptions | undefined,
  isProvided: boolean
): 'signOut' | 'verify' | 'replace' | undefined {
  if (status === 'ended') {
    if (options && !isProvided && !options.signedOut) return undefined
  } else if (status !== 'detached' && isSameOptions(wanted, options)) return undefined
  if (options?.signedOut) return 'signOut'
  const isReady = hold?.lease?.session.store.getState().connection.status === 'ready'
  return isReady && status === 'bound' && options && isRenewal(hold.options, options) ? 'verify' : 'replace'
}

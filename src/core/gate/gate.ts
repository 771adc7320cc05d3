import type { Change } from '../actions/change.js'
import type { SessionContext } from '../session/session-state.js'
import { isEqual } from '../resources/share.js'
import { OPERATIONS } from './operations.js'
import type { Origin } from './origin.js'

/** How long after a press its command may still be sent, in ms: a door that opens when nobody expects it is a danger. */
export const LATEST_SEND = 10_000

/** Why a command was not sent. */
export type Refusal =
  /** The session is not that of the element any more, or nobody knows yet whose it is. */
  | 'signed-out'
  /** The options of the element forbid it by now. */
  | 'not-allowed'
  /** What it is about is not there any more, or not offered by the element. */
  | 'not-offered'
  /** Somebody has changed the same since. */
  | 'changed'
  /** It was asked for more than 10 s ago. */
  | 'late'
  /** The host did not let it stand. */
  | 'canceled'

/** Thrown in place of sending a command again that may not be sent any more. */
export class RefusedCommand extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`A command was not sent: ${refusal}`)
    this.refusal = refusal
  }
}

/** What the gate asks of a change. */
export type GatedChange = Pick<Change<unknown>, 'key' | 'operation' | 'params' | 'about' | 'basis'>

/**
 * The gate before every command: asked immediately before each time that it is sent, also when it is sent again. The host is
 * asked last, and once.
 *
 * @returns why the command may not be sent; nothing where it may.
 */
export function createGate(
  { key, operation, params, about, basis }: GatedChange,
  { asker, asked, run, isHostAsked = false }: Origin,
  { state, begun }: Pick<SessionContext, 'state' | 'begun'>
): () => Refusal | undefined {
  let isAsked = isHostAsked
  // What is begun after the first pass is this command itself: its key is taken.
  let isOthers = true

  function hasChanged(): boolean {
    if (isOthers && (begun.get(key) ?? 0) > asked.version) return true
    return basis !== undefined && !isEqual(basis(asked.confirmed), basis(state().confirmed))
  }

  function isLate(): boolean {
    const age = Date.now() - asked.at
    // A clock that was set back says nothing of the age.
    return run ? run.aborted : age > LATEST_SEND
  }

  return () => {
    const permission = OPERATIONS[operation]
    if (asker.presence() !== 'present') return 'signed-out'
    if (permission && !asker.allows(permission)) return 'not-allowed'
    if (!asker.offers(about, state().confirmed)) return 'not-offered'
    if (hasChanged()) return 'changed'
    if (isLate()) return 'late'
    if (!isAsked && !asker.askHost(operation, params)) return 'canceled'
    isAsked = true
    isOthers = false
    return undefined
  }
}

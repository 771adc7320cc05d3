import type { Mutation } from '../actions/mutation.js'
import type { SessionContext } from '../session/session-state.js'
import { isEqual } from '../resources/structural-sharing.js'
import { OPERATIONS } from './operations.js'
import type { CommandOrigin } from './command-origin.js'

/** How long after a press its command may still be sent, in ms: a door that opens when nobody expects it is a danger. */
export const COMMAND_TTL = 10_000

/** Why a command was not sent. */
export type RejectionReason =
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
export class CommandRejectedError extends Error {
  readonly reason: RejectionReason
  constructor(refusal: RejectionReason) {
    super(`A command was not sent: ${refusal}`)
    this.reason = refusal
  }
}

/** What the gate asks of a change. */
export type GatedMutation = Pick<Mutation<unknown>, 'key' | 'operation' | 'params' | 'target' | 'precondition'>

/**
 * The gate before every command: asked immediately before each time that it is sent, also when it is sent again. The host is
 * asked last, and once.
 *
 * @returns why the command may not be sent; nothing where it may.
 */
export function createGate(
  { key, operation, params, target, precondition }: GatedMutation,
  { source, snapshot, run, isConfirmedByHost = false }: CommandOrigin,
  { state, mutationVersions }: Pick<SessionContext, 'state' | 'mutationVersions'>
): () => RejectionReason | undefined {
  let hostConfirmed = isConfirmedByHost
  // What is begun after the first pass is this command itself: its key is taken.
  let isFirstCheck = true

  function hasChanged(): boolean {
    if (isFirstCheck && (mutationVersions.get(key) ?? 0) > snapshot.version) return true
    return precondition !== undefined && !isEqual(precondition(snapshot.confirmed), precondition(state().confirmed))
  }

  function isExpired(): boolean {
    const age = Date.now() - snapshot.takenAt
    // A clock that was set back says nothing of the age.
    return run ? run.aborted : age > COMMAND_TTL
  }

  return () => {
    const permission = OPERATIONS[operation]
    if (source.status() !== 'present') return 'signed-out'
    if (permission && !source.isAllowed(permission)) return 'not-allowed'
    if (!source.displays(target, state().confirmed)) return 'not-offered'
    if (hasChanged()) return 'changed'
    if (isExpired()) return 'late'
    if (!hostConfirmed && !source.confirmWithHost(operation, params)) return 'canceled'
    hostConfirmed = true
    isFirstCheck = false
    return undefined
  }
}

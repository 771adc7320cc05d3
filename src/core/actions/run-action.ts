/** A button is pressed, step 4: runs the action, and reports how it ends (step 10). */

import type { Snapshot } from '../gate/command-origin.js'
import { isDeletion, isOverwriting, type Operation } from '../gate/operations.js'
import { isRefused } from '../queries/is-refused.js'
import type { SessionState } from '../store/session-state.js'
import type { Action, ActionTexts } from './action.js'
import type { ActionPorts, MutationRequest, NoticeAction } from './action-ports.js'
import type { ConflictPolicy } from './mutation.js'
import { retryAction } from './retry-action.js'
import { type MutationOutcome, takeSnapshot } from './run-mutation.js'

/** How something is undone. */
export interface Undo {
  /** Determines the permission that it takes. `undefined` if it sends nothing. */
  readonly operation: Operation | undefined
  /** @param snapshot when the user pressed "Undo" */
  run(snapshot: Snapshot): unknown
}

export interface RunOptions extends Partial<Omit<MutationRequest, 'snapshot'>> {
  /** The state that the user acted on. @default the present */
  readonly snapshot?: Snapshot | undefined
  /** @default as the action declares */
  readonly onConflict?: ConflictPolicy | undefined
  /** Texts that replace those of the action. */
  readonly texts?: ActionTexts
  /** If `true`, it waits for its turn, is reported as "Undone", and cannot be undone in turn. */
  readonly isUndo?: boolean
  /** Returns how to undo it, or `undefined` if it cannot be undone. Called when "Undo" is shown. @default runs its inverse */
  undo?(): Undo | undefined
  /**
   * Handler for "Try again".
   *
   * @param snapshot time of the press, with the state at the time of the failure
   * @default re-runs the action
   */
  onRetry?(snapshot: Snapshot): unknown
  /** Returns `true` to show a toast about the outcome. @default always */
  shouldNotify?(ending: 'succeeded' | 'failed' | 'unneeded'): boolean
}

function inverseOf<Input, Resource, ResponseValue>(
  action: Action<Input, Resource, ResponseValue>,
  input: Input,
  ports: ActionPorts
): Undo | undefined {
  const inverse = action.inverse?.(input)
  if (!inverse) return undefined
  return {
    operation: action.mutation(inverse).operation,
    run: (snapshot) => runAction(action, inverse, ports, { isUndo: true, snapshot })
  }
}

/**
 * Runs an action the user has just requested: sends its mutation, dispatches its event, and shows a toast with "Undo"
 * or "Try again".
 */
export async function runAction<Input, Resource, ResponseValue>(
  action: Action<Input, Resource, ResponseValue>,
  input: Input,
  ports: ActionPorts,
  options: RunOptions = {}
): Promise<MutationOutcome<ResponseValue>> {
  const { session, messages, dispatchEvent, notify } = ports
  const { snapshot = takeSnapshot(session), isUndo = false, shouldNotify = () => true } = options
  const { general } = messages
  const declared = action.mutation(input)
  const mutation = { ...declared, onConflict: options.onConflict ?? (isUndo ? 'queue' : declared.onConflict) }
  const { key, operation, patch } = mutation
  const texts: ActionTexts = { ...action.texts?.(input, messages), ...options.texts }
  const { success } = texts
  const isUndoable = !isUndo && Boolean(action.inverse ?? options.undo)

  function isLast({ shown, mutations }: SessionState): boolean {
    if (!action.isApplied || !patch) return true
    return !mutations.has(key) && action.isApplied(patch.kind.select(shown).get(patch.id)?.resource, input)
  }
  function showSuccess(): void {
    if (!success) return
    notify({ variant: 'success', ...(isUndo ? { subject: success.subject, message: general.undone } : success) })
  }
  function retryBy(since: () => Snapshot): NoticeAction {
    const { onRetry = (snapshot) => runAction(action, input, ports, { ...options, snapshot }) } = options
    return retryAction(ports, operation, since, onRetry)
  }
  function showFailure(error: unknown, since: Snapshot): void {
    const failed = texts.failed?.(error)
    if (!failed) return
    const { canRetry = !isRefused(error), ...message } = failed
    notify({ variant: 'error', ...message, action: canRetry ? retryBy(() => since) : undefined })
  }
  async function offerToUndo(): Promise<void> {
    const undo = options.undo ? options.undo() : inverseOf(action, input, ports)
    // An action whose inverse is unknown is reported like one that cannot be undone.
    if (!undo && !options.undo) showSuccess()
    if (!success || !undo) return
    const undoSnapshot = await ports.showUndo(success, undo.operation, isLast).undone
    if (undoSnapshot) undo.run(undoSnapshot)
  }

  const outcome = await ports.send(mutation, { ...options, snapshot })
  if (outcome.status === 'succeeded') {
    const event = action.event?.(input, outcome.response, session.store.getState().confirmed)
    if (event) dispatchEvent(event)
    if (!shouldNotify('succeeded')) return outcome
    if (isUndoable) void offerToUndo()
    else showSuccess()
    return outcome
  }
  // The user has taken it back or replaced it.
  if (options.withdrawn?.aborted) return outcome
  if (outcome.status === 'failed' && shouldNotify('failed')) showFailure(outcome.error, outcome.since)
  if (outcome.status === 'unneeded' && shouldNotify('unneeded')) showSuccess()
  if (outcome.status === 'ignored') ports.notifyRejection('busy', undefined)
  if (outcome.status === 'rejected' && outcome.reason !== 'canceled') {
    const { reason } = outcome
    // The retry acts on the current state. It must not overwrite or delete what someone else changed and the user has not
    // seen: the form shows the conflict.
    const isSafe = !isDeletion(operation) && Boolean(options.onRetry ?? !isOverwriting(operation))
    const canRetry = reason === 'expired' || (reason === 'changed' && isSafe)
    ports.notifyRejection(reason, canRetry ? retryBy(() => takeSnapshot(session)) : undefined)
  }
  return outcome
}

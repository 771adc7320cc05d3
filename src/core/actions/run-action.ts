import type { Snapshot } from '../gate/command-origin.js'
import { isForbidden } from '../queries/is-forbidden.js'
import type { SessionState } from '../session/session-state.js'
import type { Action, ActionTexts } from './action.js'
import type { ActionPorts, DispatchContext, UndoHandle } from './action-ports.js'
import type { MutationOutcome } from './run-mutation.js'
import { queueMutation } from './queue-mutation.js'

/** How an action is run, where that is not as its declaration has it. */
export interface RunOptions extends DispatchContext, Pick<Action<never>, 'onConflict'> {
  /** Whether it is still wanted, which is asked when its turn has come. @default always */
  shouldRun?(): boolean
  /** What the person is told in other words than those of the action, or where that has none. */
  readonly texts?: ActionTexts
  /** Is told that it is under way. */
  onStart?(): void
  /** Whether it undoes another one: then that is what is told, and it is not undone in turn. @default false */
  readonly isUndo?: boolean
  /** Undoes it. @default runs its inverse */
  undo?(): unknown
  /** Tries it again, by what was known when it failed. @default runs the same once more */
  onRetry?(since: Snapshot): unknown
  /** Whether the person is to be told how it ended. @default always */
  shouldNotify?(ending: 'done' | 'failed'): boolean
}

/**
 * Runs what a person does: it passes the gate, and is told to the host, and to the person with a way to undo it or to try it
 * again.
 */
export function runAction<Input, Resource, Answer>(
  action: Action<Input, Resource, Answer>,
  input: Input,
  ports: ActionPorts,
  options: RunOptions = {}
): Promise<MutationOutcome<Answer>> {
  const { session, messages, send, dispatchEvent, notify, showUndo } = ports
  const { onConflict = action.onConflict, isUndo = false, shouldNotify = () => true } = options
  const { general } = messages
  const change = action.change(input)
  const texts: ActionTexts = { ...action.texts?.(input, messages), ...options.texts }
  const { success: done } = texts
  const inverse = action.inverse?.(input)
  const undo =
    options.undo ?? (inverse && (() => runAction(action, inverse, ports, { isUndo: true, onConflict: 'queue' })))
  const isUndoable = !isUndo && Boolean(action.inverse ?? options.undo)

  function isLast({ shown, mutations }: SessionState): boolean {
    const { key, patch } = change
    if (!action.isApplied || !patch) return true
    return !mutations.has(key) && action.isApplied(patch.kind.select(shown).get(patch.id)?.resource, input)
  }
  function tellDone(message = done?.message): void {
    if (message !== undefined) notify({ variant: 'success', ...done, message })
  }
  function tellFailure(error: unknown, snapshot: Snapshot): void {
    const { onRetry = () => runAction(action, input, ports, { ...options, snapshot, requestedAt: undefined }) } =
      options
    const retry = { label: general.tryAgain, onAction: () => void onRetry(snapshot) }
    const failed = texts.failed?.(error)
    if (!failed) return
    const { canRetry = !isForbidden(error), ...told } = failed
    notify({ variant: 'error', ...told, action: canRetry ? retry : undefined })
  }

  async function begin(): Promise<MutationOutcome<Answer>> {
    if (options.shouldRun?.() === false) return { status: 'ignored' }
    const underWay = () => session.store.getState().mutations.get(change.key)
    const before = underWay()
    const sent = send(onConflict === 'replace' ? { ...change, onConflict } : change, options)
    let offer: UndoHandle | undefined
    let isUndone = false
    async function offerToUndo(): Promise<void> {
      if (!done || !undo) return
      offer = showUndo(done, isLast)
      isUndone = await offer.isUndone
      if (!isUndone) return
      if ((await sent).status === 'done') undo()
      else tellDone(general.undone)
    }
    if (underWay() !== before) {
      options.onStart?.()
      if (action.undoWhilePending && isUndoable) void offerToUndo()
    }
    const outcome = await sent
    if (outcome.status === 'done') {
      const event = action.event?.(input, outcome.answer)
      if (event) dispatchEvent(event)
      if (offer || !shouldNotify('done')) return outcome
      if (isUndoable) void offerToUndo()
      else tellDone(isUndo && done ? general.undone : undefined)
    } else if (outcome.status === 'failed') {
      offer?.close()
      if (!isUndone && shouldNotify('failed')) tellFailure(outcome.error, outcome.since)
    }
    return outcome
  }
  return onConflict === 'queue' ? queueMutation(session, change.key, begin) : begin()
}

import type { Moment } from '../gate/origin.js'
import type { SessionState } from '../session/session-state.js'
import type { Action, ActionTexts } from './action.js'
import type { ActionPorts, Asked, UndoOffer } from './action-ports.js'
import type { ChangeOutcome } from './change-runner.js'
import { queueChange } from './queued-change.js'

/** How an action is run, where that is not as its declaration has it. */
export interface RunOptions extends Asked, Pick<Action<never>, 'whenTaken'> {
  /** Whether it is still wanted, which is asked when its turn has come. @default always */
  isWanted?(): boolean
  /** What the person is told in other words than those of the action, or where that has none. */
  readonly texts?: ActionTexts
  /** Is told that it is under way. */
  onBegun?(): void
  /** Whether it undoes another one: then that is what is told, and it is not undone in turn. @default false */
  readonly isUndo?: boolean
  /** Undoes it. @default runs its inverse */
  undo?(): unknown
  /** Tries it again, by what was known when it failed. @default runs the same once more */
  again?(since: Moment): unknown
  /** Whether the person is to be told how it ended. @default always */
  isTold?(ending: 'done' | 'failed'): boolean
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
): Promise<ChangeOutcome<Answer>> {
  const { session, messages, send, tellHost, tellPerson, offerUndo } = ports
  const { whenTaken = action.whenTaken, isUndo = false, isTold = () => true } = options
  const { general } = messages
  const change = action.change(input)
  const texts: ActionTexts = { ...action.texts?.(input, messages), ...options.texts }
  const { done } = texts
  const inverse = action.inverse?.(input)
  const undo =
    options.undo ?? (inverse && (() => runAction(action, inverse, ports, { isUndo: true, whenTaken: 'queue' })))
  const isUndoable = !isUndo && Boolean(action.inverse ?? options.undo)

  function isLast({ shown, changes }: SessionState): boolean {
    const { key, patch } = change
    if (!action.isSo || !patch) return true
    return !changes.has(key) && action.isSo(patch.kind.select(shown).get(patch.id)?.resource, input)
  }
  function tellDone(message = done?.message): void {
    if (message !== undefined) tellPerson({ variant: 'success', ...done, message })
  }
  function tellFailure(error: unknown, since: Moment): void {
    const { again = () => runAction(action, input, ports, { ...options, since, at: undefined }) } = options
    const retry = { label: general.tryAgain, onAction: () => void again(since) }
    const failed = texts.failed?.(error)
    if (!failed) return
    const { canRetry = true, ...told } = failed
    tellPerson({ variant: 'error', ...told, action: canRetry ? retry : undefined })
  }

  async function begin(): Promise<ChangeOutcome<Answer>> {
    if (options.isWanted?.() === false) return { status: 'ignored' }
    const underWay = () => session.store.getState().changes.get(change.key)
    const before = underWay()
    const sent = send(whenTaken === 'replace' ? { ...change, whenTaken } : change, options)
    let offer: UndoOffer | undefined
    let isUndone = false
    async function offerToUndo(): Promise<void> {
      if (!done || !undo) return
      offer = offerUndo(done, isLast)
      isUndone = await offer.isUndone
      if (!isUndone) return
      if ((await sent).status === 'done') undo()
      else tellDone(general.undone)
    }
    if (underWay() !== before) {
      options.onBegun?.()
      if (action.isUndoneEarly && isUndoable) void offerToUndo()
    }
    const outcome = await sent
    if (outcome.status === 'done') {
      const event = action.event?.(input, outcome.answer)
      if (event) tellHost(event)
      if (offer || !isTold('done')) return outcome
      if (isUndoable) void offerToUndo()
      else tellDone(isUndo && done ? general.undone : undefined)
    } else if (outcome.status === 'failed') {
      offer?.close()
      if (!isUndone && isTold('failed')) tellFailure(outcome.error, outcome.since)
    }
    return outcome
  }
  return whenTaken === 'queue' ? queueChange(session, change.key, begin) : begin()
}

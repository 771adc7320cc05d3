import { isInvalidInputError } from '../../client/index.js'
import type { Action, ToastMessage } from '../actions/action.js'
import { retryAction } from '../actions/retry-action.js'
import { runAction } from '../actions/run-action.js'
import type { MutationOutcome } from '../actions/run-mutation.js'
import { isUncertain, wasApplied } from '../actions/verify-outcomes.js'
import type { Snapshot } from '../gate/command-origin.js'
import type { Query } from '../queries/query.js'
import { refetch } from '../queries/refetch.js'
import { type DeletionPorts, type OfferTexts, offerUndo } from './offer-undo.js'
import { recreateResource } from './recreate-resource.js'
import { type Recreation, recreationTask } from './recreation-task.js'
import type { DeletedResource } from './undo-deletions.js'

export interface DeletionOptions<Input, Params, Created> {
  /** Returns the name of the resource. */
  subject(input: Input): string
  readonly texts: Pick<OfferTexts, 'deleted' | 'manyDeleted'> & {
    readonly deleteFailed: string
    /** The resource could not be recreated. */
    readonly failed: string
    /** The platform has not responded. @default `deleteFailed` */
    readonly unknown?: string
  }
  /** Query to refetch after the deletion. */
  readonly list?: Query<unknown>
  readonly recreate: Recreation<Input, Params, Created>
  /** Returns `true` if the deletion can be undone. @default always */
  canUndo?(input: Input): boolean
}

export interface Deletion<Input> {
  /** Deletes a resource. A failure shows the resource again; undoing recreates it with a new id. */
  remove(input: Input): Promise<MutationOutcome>
  /** Offers to undo deletions that a bulk run has done. */
  offerUndo(inputs: readonly Input[]): void
}

/** Deletes resources that the user has confirmed to delete, and recreates them on "Undo". */
export function createDeletion<Input, Resource, Params, Created>(
  action: Action<Input, Resource>,
  { subject, texts, list, recreate, canUndo = () => true }: DeletionOptions<Input, Params, Created>,
  ports: DeletionPorts
): Deletion<Input> {
  const { session, notify, failureText } = ports
  const { isCorrectable = isInvalidInputError } = recreate
  const failure = (input: Input, error: unknown): ToastMessage => ({
    subject: subject(input),
    message: failureText(error, (isUncertain(error) ? texts.unknown : undefined) ?? texts.deleteFailed)
  })

  /**
   * A deletion without a response is verified, so that "Undone" is never shown for a resource that is gone.
   */
  async function isDeleted(input: Input, outcome: MutationOutcome): Promise<boolean | undefined> {
    if (outcome.status !== 'failed') return outcome.status === 'succeeded'
    const { error, since } = outcome
    const isApplied = await wasApplied(action, input, error, session)
    if (isApplied === undefined) {
      const { operation } = action.mutation(input)
      const removeAgain = (now: Snapshot): unknown => remove(input, now)
      const retry = retryAction(ports, operation, () => since, removeAgain)
      notify({ variant: 'error', ...failure(input, error), action: retry })
    }
    return isApplied
  }

  const deletedResource = (
    input: Input,
    outcome: Promise<MutationOutcome>,
    withdrawal = new AbortController()
  ): DeletedResource => ({
    subject: subject(input),
    outcome,
    withdraw: () => withdrawal.abort(),
    openForm: (error) => (error === undefined || isCorrectable(error)) && recreate.openForm?.(input, error) === true,
    isDeleted: async () => isDeleted(input, await outcome),
    task() {
      const id = action.mutation(input).patch?.id
      const params = recreate.params(input)
      return id === undefined || !params ? undefined : recreationTask(id, params, recreate, ports)
    },
    recreate: async (undone, onRetry) => recreateResource(input, recreate, await outcome, undone, ports, onRetry)
  })

  const offer = (deleted: readonly DeletedResource[]): void =>
    offerUndo(deleted, ports, {
      ...texts,
      operation: recreate.operation,
      failed: (error) => failureText(error, texts.failed)
    })

  async function remove(input: Input, snapshot?: Snapshot): Promise<MutationOutcome> {
    const withdrawal = new AbortController()
    let isStarted = false
    const sent = runAction(action, input, ports, {
      snapshot,
      withdrawn: withdrawal.signal,
      onStart: () => void (isStarted = true),
      onRetry: (now) => remove(input, now),
      texts: { failed: (error) => failure(input, error) }
    })
    if (isStarted && canUndo(input)) offer([deletedResource(input, sent, withdrawal)])
    else if (isStarted) notify({ variant: 'success', subject: subject(input), message: texts.deleted })
    const outcome = await sent
    if (outcome.status === 'succeeded' && list) void refetch(session, list)
    return outcome
  }

  return {
    remove: (input) => remove(input),
    offerUndo: (inputs) =>
      offer(
        inputs.map((input) => deletedResource(input, Promise.resolve({ status: 'succeeded', response: undefined })))
      )
  }
}

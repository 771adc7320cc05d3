import type { Action } from '../actions/action.js'
import type { ActionPorts } from '../actions/action-ports.js'
import type { BulkTask } from '../bulk/bulk-task.js'
import type { Snapshot } from '../gate/command-origin.js'
import type { Operation } from '../gate/operations.js'
import type { Tables } from '../resources/resource-kind.js'

/** How a deleted resource is recreated. */
export interface Recreation<Input, Params, Created> {
  readonly action: Action<Params, unknown, Created>
  /** Operation of the action. "Undo" is shown while the options of the element allow it. */
  readonly operation: Operation
  /** Returns the parameters of the unchanged resource, or `undefined` if some values are unknown. */
  params(input: Input): Params | undefined
  /**
   * Returns the resources with these values by id, to verify a recreation in a bulk run whose response was lost.
   *
   * @default a recreation without a response counts as failed
   */
  find?(params: Params, known: Tables): ReadonlyMap<string, Created>
  /**
   * Completes the undo after the resource has been recreated.
   *
   * @param snapshot what was known when the user pressed "Undo"
   * @returns `'undone'` to show "Undone", `'reported'` if a toast already shows the outcome
   * @default shows "Undone"
   */
  onCreated?(created: Created, input: Input, snapshot: Snapshot): Promise<'undone' | 'reported'>
  /**
   * Opens the form of a new resource, filled with the values of the deleted one.
   *
   * @param error `undefined` if nothing was sent because some values are unknown
   * @returns `false` if the form cannot be opened. The undo can be retried then.
   */
  openForm?(input: Input, error: unknown): boolean
  /** Returns `true` if the user can correct the values that the platform has rejected. @default for invalid input */
  isCorrectable?(error: unknown): boolean
}

/**
 * Returns the task of a bulk run that recreates a deleted resource.
 *
 * @param deletedId identifies it in the outcomes of the run
 */
export function recreationTask<Input, Params, Created>(
  deletedId: string,
  params: Params,
  { action, find }: Pick<Recreation<Input, Params, Created>, 'action' | 'find'>,
  { session, dispatchEvent }: Pick<ActionPorts, 'session' | 'dispatchEvent'>
): Omit<BulkTask, 'getSkipReason'> {
  const mutation = action.mutation(params)
  const confirmed = () => session.store.getState().confirmed
  // A resource with the same values may exist already.
  const known = new Set(find?.(params, confirmed()).keys())
  const found = (): Created | undefined => [...(find?.(params, confirmed()) ?? [])].find(([id]) => !known.has(id))?.[1]
  let created: Created | undefined
  return {
    ids: [deletedId],
    mutation: {
      ...mutation,
      onConflict: 'queue',
      request: async (...sent) => (created = await mutation.request(...sent))
    },
    verify: () => mutation.creates?.list,
    isApplied: () => found() !== undefined,
    onSucceeded() {
      const resource = created ?? found()
      const event = resource && action.event?.(params, resource, confirmed())
      if (event) dispatchEvent(event)
    }
  }
}

import { runAction } from '../actions/run-action.js'
import { type MutationOutcome, takeSnapshot } from '../actions/run-mutation.js'
import type { Snapshot } from '../gate/command-origin.js'
import type { Recreation } from './recreation-task.js'
import type { DeletedResource, UndoPorts } from './undo-deletions.js'

/**
 * Recreates a deleted resource. `DeletedResource.recreate` has its results.
 *
 * @param outcome of the deletion
 * @param undone what was known when the user pressed "Undo"
 */
export async function recreateResource<Input, Params, Created>(
  input: Input,
  recreation: Recreation<Input, Params, Created>,
  outcome: MutationOutcome,
  undone: Snapshot,
  ports: UndoPorts,
  onRetry: (snapshot: Snapshot) => unknown
): ReturnType<DeletedResource['recreate']> {
  // The verification has refetched the resource.
  const snapshot = outcome.status === 'succeeded' ? undone : { ...takeSnapshot(ports.session), takenAt: undone.takenAt }
  const params = recreation.params(input)
  if (!params) return { error: undefined, since: snapshot }
  const created = await runAction(recreation.action, params, ports, {
    onRetry,
    snapshot,
    isUndo: true,
    shouldNotify: () => false
  })
  if (created.status === 'failed') return created
  if (created.status !== 'succeeded') return 'reported'
  return recreation.onCreated?.(created.response, input, snapshot) ?? 'undone'
}

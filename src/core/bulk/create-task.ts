import type { Action } from '../actions/action.js'
import type { ActionPorts } from '../actions/action-ports.js'
import type { BulkTask } from './bulk-task.js'

/** Creates a task that runs an action on one device or access code. */
export function createTask<Input, Resource>(
  action: Action<Input, Resource>,
  input: Input,
  { session, dispatchEvent }: Pick<ActionPorts, 'session' | 'dispatchEvent'>
): BulkTask {
  const mutation = action.change(input)
  const { patch } = mutation
  const known = (): Resource | undefined =>
    patch?.kind.select(session.store.getState().confirmed).get(patch.id)?.resource
  return {
    ids: patch ? [patch.id] : [],
    mutation,
    getSkipReason() {
      const now = known()
      if (!now) return 'gone'
      return action.isAvailable?.(now, input) === false ? 'unable' : undefined
    },
    isApplied: () => action.isApplied?.(known(), input) === true,
    onDone(_, answer) {
      const event = action.event?.(input, answer, session.store.getState().confirmed)
      if (event) dispatchEvent(event)
    }
  }
}

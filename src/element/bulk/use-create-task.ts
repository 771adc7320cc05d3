import type { Action } from '../../core/actions/action.js'
import type { BulkTask } from '../../core/bulk/bulk-task.js'
import { useElement } from '../custom-element/element-context.js'

/** Returns a function that creates a bulk task, which runs an action on one device or access code. */
export function useCreateTask(): <Input, Resource>(action: Action<Input, Resource>, input: Input) => BulkTask {
  const { session, controller } = useElement()
  return <Input, Resource>(action: Action<Input, Resource>, input: Input) => {
    const mutation = action.mutation(input)
    const { patch } = mutation
    const confirmed = () => session.store.getState().confirmed
    const known = (): Resource | undefined => patch?.kind.select(confirmed()).get(patch.id)?.resource
    return {
      ids: patch ? [patch.id] : [],
      mutation,
      getSkipReason() {
        const now = known()
        if (!now) return 'deleted'
        return action.isAvailable?.(now, input) === false ? 'unsupported' : undefined
      },
      isApplied: () => action.isApplied?.(known(), input) === true,
      onSucceeded(_, response) {
        const event = action.event?.(input, response, confirmed())
        if (event) controller.dispatch(event)
      }
    }
  }
}

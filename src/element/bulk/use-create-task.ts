import type { Action } from '../../core/actions/action.js'
import type { BulkTask } from '../../core/bulk/bulk-task.js'
import { createTask } from '../../core/bulk/create-task.js'
import { useElement } from '../custom-element/element-context.js'

/** Returns a function that creates a bulk task from an action. */
export function useCreateTask(): <Input, Resource>(action: Action<Input, Resource>, input: Input) => BulkTask {
  const { session, controller } = useElement()
  return (action, input) => createTask(action, input, { session, dispatchEvent: controller.dispatch })
}

import type { Action } from '../../core/actions/action.js'
import type { BulkTask } from '../../core/bulk/bulk-task.js'
import { taskOf } from '../../core/bulk/task-of.js'
import { useElement } from '../custom-element/element-context.js'

/** Makes one of many of an action. */
export function useTaskOf(): <Input, Resource>(action: Action<Input, Resource>, input: Input) => BulkTask {
  const { session, controller } = useElement()
  return (action, input) => taskOf(action, input, { session, tellHost: controller.dispatch })
}

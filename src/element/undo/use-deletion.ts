import type { Action } from '../../core/actions/action.js'
import { createDeletion, type Deletion, type DeletionOptions } from '../../core/actions/run-deletion.js'
import { useActionPorts } from '../actions/use-action.js'
import { useElement } from '../custom-element/element-context.js'
import { failureText } from '../hooks/failure-text.js'

/** Deletes resources after confirmation. Each is deleted at once; "Undo" recreates it. */
export function useDeletion<Input, Resource, Params, Created>(
  action: Action<Input, Resource>,
  options: DeletionOptions<Input, Params, Created>
): Deletion<Input> {
  const { controller } = useElement()
  const ports = useActionPorts()
  return createDeletion(action, options, {
    ...ports,
    element: controller.element,
    failureText: (error, failed) => failureText(error, failed, ports.messages)
  })
}

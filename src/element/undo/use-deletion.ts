import type { Action } from '../../core/actions/action.js'
import { createDeletion, type Deletion, type DeletionOptions } from '../../core/undo/run-deletion.js'
import { useActionPorts } from '../actions/use-action.js'
import { useElement } from '../custom-element/element-context.js'
import { createCommandSource } from '../gate/command-source.js'
import { failureText } from '../hooks/failure-text.js'
import { createAsyncModule } from '../loading/async-module.js'

const recreation = createAsyncModule(() =>
  import('../bulk/start-recreation.js').then(({ createRecreation }) => createRecreation)
)

/** Deletes resources after confirmation. Each is deleted at once; "Undo" recreates it. */
export function useDeletion<Input, Resource, Params, Created>(
  action: Action<Input, Resource>,
  options: DeletionOptions<Input, Params, Created>
): Deletion<Input> {
  const { session, controller } = useElement()
  const ports = useActionPorts()
  const source = createCommandSource(controller, session)
  return createDeletion(action, options, {
    ...ports,
    element: controller.element,
    async loadRecreation() {
      try {
        const create = await recreation.load()
        return create({ session, controller, source })
      } catch {
        return undefined
      }
    },
    failureText: (error, failed) => failureText(error, failed, ports.messages)
  })
}

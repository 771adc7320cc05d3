import type { ActionPorts } from '../../core/actions/action-ports.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { useElement } from '../custom-element/element-context.js'
import { createCommandSource } from '../gate/command-source.js'

/** Shows a toast. Its button disappears when the options of the element forbid its operation. */
export function useNotify(): ActionPorts['notify'] {
  const { session, controller } = useElement()
  const { show } = useToasts()
  const source = createCommandSource(controller, session)
  return ({ action, ...message }) =>
    show({
      ...message,
      action: action && {
        ...action,
        availability: { subscribe: source.subscribe, isAvailable: () => source.isAllowed(action.operation) }
      }
    })
}

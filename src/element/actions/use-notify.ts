import type { ActionPorts } from '../../core/actions/action-ports.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { useElement } from '../custom-element/element-context.js'
import { isSameRecord } from '../../core/resources/structural-sharing.js'
import { isPhysical } from '../../core/gate/operations.js'
import { isDisabled } from '../gate/disabled.js'
import { displayedTargetOf } from '../gate/displays.js'

/**
 * Shows a toast. Its button disappears when the options of the element forbid its operation, or when the host makes the
 * element show another device or access code.
 */
export function useNotify(): ActionPorts['notify'] {
  const { controller } = useElement()
  const { show } = useToasts()
  const own = displayedTargetOf(controller)
  return ({ action, ...message }) =>
    show({
      ...message,
      action: action && {
        ...action,
        isCommand: isPhysical(action.operation),
        availability: {
          subscribe: controller.store.subscribe,
          isAvailable: () =>
            !isDisabled(controller.options(), action.operation) && isSameRecord(own, displayedTargetOf(controller))
        }
      }
    })
}

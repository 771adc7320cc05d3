import type { Action } from '../../core/actions/action.js'
import type { ActionPorts } from '../../core/actions/action-ports.js'
import type { MutationOutcome } from '../../core/actions/run-mutation.js'
import { runAction, type RunOptions } from '../../core/actions/run-action.js'
import { useElement } from '../custom-element/element-context.js'
import { useUndo } from './use-undo.js'
import { useNotify } from './use-notify.js'
import { useSend } from './use-send.js'
import { useNotifyRejection } from './use-notify-rejection.js'

/** Returns what actions need from the element around a screen. */
export function useActionPorts(): ActionPorts {
  const { session, controller, messages } = useElement()
  return {
    session,
    messages,
    send: useSend(),
    dispatchEvent: controller.dispatch,
    notify: useNotify(),
    notifyRejection: useNotifyRejection(),
    showUndo: useUndo()
  }
}

/** Returns a function that runs an action. Toasts and events report the outcome. */
export function useAction<Input, Resource, Answer>(
  action: Action<Input, Resource, Answer>
): (input: Input, options?: RunOptions) => Promise<MutationOutcome<Answer>> {
  const ports = useActionPorts()
  return (input, options) => runAction(action, input, ports, options)
}

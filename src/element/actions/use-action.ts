import type { Action } from '../../core/actions/action.js'
import type { ActionPorts } from '../../core/actions/action-ports.js'
import type { MutationOutcome } from '../../core/actions/run-mutation.js'
import { runAction, type RunOptions } from '../../core/actions/run-action.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { useElement } from '../custom-element/element-context.js'
import { useUndo } from '../undo/use-undo.js'
import { useSend } from './use-send.js'

/** What actions need of the element around a screen. */
export function useActionPorts(): ActionPorts {
  const { session, controller, messages } = useElement()
  const { show } = useToasts()
  const send = useSend()
  const offerUndo = useUndo()
  return {
    session,
    messages,
    send,
    dispatchEvent: controller.dispatch,
    notify: show,
    showUndo: (done, isLast) => offerUndo(done, { isLast })
  }
}

/** Runs an action for a person, who is told how it ended, as the host is. */
export function useAction<Input, Resource, Answer>(
  action: Action<Input, Resource, Answer>
): (input: Input, options?: RunOptions) => Promise<MutationOutcome<Answer>> {
  const ports = useActionPorts()
  return (input, options) => runAction(action, input, ports, options)
}

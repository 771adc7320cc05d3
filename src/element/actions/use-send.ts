import { isApiError } from '../../client/index.js'
import type { ActionPorts } from '../../core/actions/action-ports.js'
import { runMutation } from '../../core/actions/run-mutation.js'
import type { Operation } from '../../core/gate/operations.js'
import { CommandRejectedError } from '../../core/gate/gate.js'
import { useElement } from '../custom-element/element-context.js'
import { createCommandSource } from '../gate/command-source.js'
import { showDetachedErrors } from '../session/detached-errors.js'
import { dispatchChangeFailed } from '../session/dispatch-change-failed.js'

/** Logs what a developer quotes to the platform's support. The screen shows the reason alone. */
function logRequestId(error: unknown, operation: Operation): void {
  if (isApiError(error) && error.requestId) console.warn(`latchkey: ${operation} failed, request ${error.requestId}`)
}

/** Runs mutations for an element. Errors are reported to the host, also after the element was removed. */
export function useSend(): ActionPorts['send'] {
  const { session, controller } = useElement()
  const source = createCommandSource(controller, session)
  return async (mutation, request) => {
    const { operation } = mutation
    function reportDetached(error: unknown): void {
      dispatchChangeFailed(mutation, error)
      showDetachedErrors(session, [mutation])
    }
    const outcome = await runMutation(mutation, { ...request, source }, session)
    if (!controller.element.isConnected) {
      if (outcome.status === 'failed') reportDetached(outcome.error)
      if (outcome.status === 'rejected' && outcome.reason !== 'canceled')
        reportDetached(new CommandRejectedError(outcome.reason))
    }
    // The result belongs to another user.
    if (outcome.status === 'ended' || source.status() === 'gone') return { status: 'ended' }
    if (outcome.status === 'done' || outcome.status === 'failed') session.usage.track(operation, outcome.status)
    if (outcome.status === 'failed') {
      controller.report(outcome.error, operation)
      logRequestId(outcome.error, operation)
    }
    return outcome
  }
}

/** A button is pressed, step 4: connects the action with its element. */
import { isApiError } from '../../client/index.js'
import type { Action } from '../../core/actions/action.js'
import type { ActionPorts } from '../../core/actions/action-ports.js'
import { type RunOptions, runAction } from '../../core/actions/run-action.js'
import { type MutationOutcome, runMutation, takeSnapshot } from '../../core/actions/run-mutation.js'
import type { Snapshot } from '../../core/gate/command-origin.js'
import { CommandRejectedError } from '../../core/gate/gate.js'
import { isPhysical, type Operation } from '../../core/gate/operations.js'
import { isSameRecord } from '../../core/resources/structural-sharing.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { openUndoWindow } from '../../ui/feedback/undo-window.js'
import { useElement } from '../custom-element/element-context.js'
import { featureMessages } from '../custom-element/use-feature-texts.js'
import { createCommandSource } from '../gate/command-source.js'
import { isDisabled } from '../gate/disabled.js'
import { displayedTargetOf } from '../gate/displays.js'
import { createAsyncModule } from '../loading/async-module.js'
import { showDetachedErrors } from '../session/detached-errors.js'
import { dispatchChangeFailed } from '../session/dispatch-change-failed.js'
import { listenForUndo } from './undo-keys.js'

/** Logs what a developer quotes to the platform's support. The screen shows the reason alone. */
function logRequestId(error: unknown, operation: Operation): void {
  if (isApiError(error) && error.requestId) console.warn(`latchkey: ${operation} failed, request ${error.requestId}`)
}

/** Runs mutations for an element. Errors are reported to the host, also after the element was removed. */
function useSend(): ActionPorts['send'] {
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
    if (outcome.status === 'succeeded' || outcome.status === 'failed') session.usage.track(operation, outcome.status)
    if (outcome.status === 'failed') {
      controller.report(outcome.error, operation)
      logRequestId(outcome.error, operation)
    }
    return outcome
  }
}

/**
 * Shows a toast. Its button disappears when the options of the element forbid its operation, or when the host makes the
 * element show another device or access code.
 */
function useNotify(): ActionPorts['notify'] {
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

/** Shows what the user has done, with "Undo" for a while, as long as the options of the element allow its operation. */
function useUndo(): ActionPorts['showUndo'] {
  const { session, controller, messages } = useElement()
  const toasts = useToasts()
  return (success, operation, isLast = () => true) => {
    const isOffered = (): boolean => !operation || !isDisabled(controller.options(), operation)
    let snapshot: Snapshot | undefined
    const window = openUndoWindow((offer) => void (snapshot = takeSnapshot(session, offer)))
    if (isOffered()) {
      const isCommand = operation !== undefined && isPhysical(operation)
      toasts.show({ variant: 'success', ...success, undo: { label: messages.general.undo, window, isCommand } })
      void listenForUndo(controller.element, window, isCommand)
    } else {
      toasts.show({ variant: 'success', ...success })
      window.close()
    }
    const ends = [
      session.store.subscribe((state) => isLast(state) || window.close()),
      controller.store.subscribe(() => isOffered() || window.close())
    ]
    async function undone(): Promise<Snapshot | undefined> {
      await window.isUndone
      for (const end of ends) end()
      return snapshot
    }
    return { undone: undone(), close: window.close }
  }
}

const rejectionMessages = createAsyncModule(() => import('../../messages/rejected/en.js'))

/** Shows why a command was not sent. The texts are loaded on demand. */
function useNotifyRejection(): ActionPorts['notifyRejection'] {
  const { features, messages, locale } = useElement()
  const notify = useNotify()
  return async (rejection, action) => {
    try {
      const [{ REJECTED }] = await Promise.all([rejectionMessages.load(), featureMessages.load(locale)])
      const texts = features.textsOf(REJECTED)
      notify({ variant: 'error', subject: texts.title, message: texts.reasons[rejection], action })
    } catch {
      notify({ variant: 'error', message: messages.general.failure, action })
    }
  }
}

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
export function useAction<Input, Resource, ResponseValue>(
  action: Action<Input, Resource, ResponseValue>
): (input: Input, options?: RunOptions) => Promise<MutationOutcome<ResponseValue>> {
  const ports = useActionPorts()
  return (input, options) => runAction(action, input, ports, options)
}

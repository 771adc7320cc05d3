import { takeSnapshot } from '../../core/actions/run-mutation.js'
import type { ActionPorts } from '../../core/actions/action-ports.js'
import type { Snapshot } from '../../core/gate/command-origin.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { openUndoWindow } from '../../ui/feedback/undo-window.js'
import { useElement } from '../custom-element/element-context.js'
import { isDisabled } from '../gate/disabled.js'
import { isPhysical } from '../../core/gate/operations.js'
import { listenForUndo } from './undo-keys.js'

/** Shows what the user has done, with "Undo" for a while, as long as the options of the element allow its operation. */
export function useUndo(): ActionPorts['showUndo'] {
  const { session, controller, messages } = useElement()
  const toasts = useToasts()
  return (done, operation, isLast = () => true) => {
    const isOffered = (): boolean => !operation || !isDisabled(controller.get, operation)
    let snapshot: Snapshot | undefined
    const window = openUndoWindow((offer) => void (snapshot = takeSnapshot(session, offer)))
    if (isOffered()) {
      const isCommand = operation !== undefined && isPhysical(operation)
      toasts.show({ variant: 'success', ...done, undo: { label: messages.general.undo, window, isCommand } })
      void listenForUndo(controller.element, window, isCommand)
    } else {
      toasts.show({ variant: 'success', ...done })
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

import type { ToastMessage } from '../../core/actions/action.js'
import type { UndoHandle } from '../../core/actions/action-ports.js'
import { useElement } from '../custom-element/element-context.js'
import type { SessionState } from '../../core/session/session-state.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { openUndoWindow } from '../../ui/feedback/undo-window.js'
import { listenForUndo } from './undo-keys.js'

interface Limits {
  /** Whether it is still what was done last: what is newer is not to be undone along with it. */
  isLast?(state: SessionState): boolean
  /** Whether the host lets it be undone. */
  isAllowed?(): boolean
}

/** Tells of something that a person has done, with "Undo" for a while. */
export function useUndo(): (done: ToastMessage, limits: Limits) => UndoHandle {
  const { session, controller, messages } = useElement()
  const toasts = useToasts()
  return (done, { isLast = () => true, isAllowed = () => true }) => {
    const window = openUndoWindow()
    toasts.show({ variant: 'success', ...done, undo: { label: messages.general.undo, window } })
    void listenForUndo(controller.element, window)
    const ends = [
      session.store.subscribe((state) => isLast(state) || window.close()),
      controller.store.subscribe(() => isAllowed() || window.close())
    ]
    void window.isUndone.then(() => ends.map((end) => end()))
    return window
  }
}

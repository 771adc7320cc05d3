import { useElement, useMessages } from '../custom-element/element-context.js'
import type { SessionState } from '../../core/session/session-state.js'
import type { ToastOptions } from '../../ui/feedback/toast.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { openUndoWindow, type UndoWindow } from '../../ui/feedback/undo-window.js'
import { listenForUndo } from './undo-keys.js'

/** What was done, in words. */
export type Done = Pick<ToastOptions, 'subject' | 'message'>

interface Offer {
  /** How long it can be undone. @default 8 s from now */
  readonly window?: UndoWindow | undefined
  /** Whether it is still what was done last: what is newer is not to be undone along with it. */
  isLast?(state: SessionState): boolean
  /** Whether the host lets it be undone. */
  isAllowed?(): boolean
}

/**
 * Tells of something that a person has done, with "Undo" for a while.
 *
 * @returns whether the person has undone it, once that is decided.
 */
export function useUndo(): (done: Done, offer?: Offer) => Promise<boolean> {
  const { session, controller } = useElement()
  const { general } = useMessages()
  const toasts = useToasts()
  return async (done, { window = openUndoWindow(), isLast = () => true, isAllowed = () => true } = {}) => {
    toasts.show({ variant: 'success', ...done, undo: { label: general.undo, window } })
    void listenForUndo(controller.element, window)
    const stop = session.store.subscribe((state) => isLast(state) || window.close())
    const stopAsking = controller.store.subscribe(() => isAllowed() || window.close())
    const isUndone = await window.isUndone
    stop()
    stopAsking()
    return isUndone
  }
}

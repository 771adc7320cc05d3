import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { createHold, type Hold } from '../../store/held-change.js'
import type { SessionState } from '../../store/session-state.js'
import type { ToastOptions } from '../../ui/feedback/toast.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { listenForUndo } from './undo-keys.js'

/** What was done, in words. */
export type Done = Pick<ToastOptions, 'subject' | 'message'>

interface Standing {
  /** How long it can be taken back. @default 8 s from now */
  readonly hold?: Hold | undefined
  /** Whether it is still what was done last: what is newer is not to be taken back along with it. */
  isLast?(state: SessionState): boolean
}

/**
 * Tells of something that a person has done, with "Undo" for a while.
 *
 * @returns whether the person took it back, once that is decided.
 */
export function useUndo(): (done: Done, standing?: Standing) => Promise<boolean> {
  const { session, controller } = useElement()
  const { general } = useMessages()
  const toasts = useToasts()
  return async (done, { hold = createHold(), isLast = () => true } = {}) => {
    toasts.show({ variant: 'success', ...done, undo: { label: general.undo, hold } })
    void listenForUndo(controller.element, hold)
    const stop = session.store.subscribe((state) => isLast(state) || hold.letGo())
    const isStanding = await hold.stands
    stop()
    return !isStanding
  }
}

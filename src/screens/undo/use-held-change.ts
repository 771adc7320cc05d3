import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { type ChangeOutcome, useChange } from '../../element/hooks/use-change.js'
import type { Change } from '../../store/change.js'
import { createHold, type Hold } from '../../store/held-change.js'
import type { Session } from '../../store/session.js'
import { whenFree } from '../../store/when-free.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { type Done, useUndo } from './use-undo.js'

/** Sends what is held of a key, and waits for it, so that the same can be changed again. */
export async function releaseHeld(session: Session, key: string): Promise<void> {
  const hold = session.store.getState().changes.get(key)?.hold
  if (!hold) return
  hold.letGo()
  await whenFree(session, key)
}

/**
 * Makes changes that the platform cannot take back: each is shown as done, with "Undo", and sent when that goes away.
 *
 * @returns what a change is made by; one that a person took back is `canceled`.
 */
export function useHeldChange(): <Resource, Answer>(
  changeWith: (hold: Hold) => Change<Resource, Answer>,
  done: Done
) => Promise<ChangeOutcome<Answer>> {
  const { session } = useElement()
  const { general } = useMessages()
  const toasts = useToasts()
  const change = useChange()
  const offerUndo = useUndo()
  return async (changeWith, done) => {
    const hold = createHold()
    const held = changeWith(hold)
    const outcome = change(held)
    if (session.store.getState().changes.get(held.key)?.hold !== hold) {
      hold.letGo()
      return outcome
    }
    if (!(await offerUndo(done, { hold }))) return outcome
    toasts.show({ variant: 'success', ...done, message: general.undone })
    return { status: 'canceled' }
  }
}

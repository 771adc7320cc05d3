import { AccessCodeDeletedEvent } from '../../element/events/access-code-events.js'
import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { type ChangeOutcome, useChange } from '../../element/hooks/use-change.js'
import { accessCodeName } from '../../model/access-code.js'
import type { AccessCode } from '../../model/resources.js'
import { deleteAccessCode } from '../../store/access-code-changes.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { useHeldChange } from '../undo/use-held-change.js'

/**
 * How a code is deleted, once a person has confirmed it: it shows as being removed at once, is deleted when it cannot be
 * taken back any more, and shows as it was again where that fails.
 */
export function useDeleteAccessCode(): (code: AccessCode) => Promise<void> {
  const { controller } = useElement()
  const { accessCode: texts, general } = useMessages()
  const toasts = useToasts()
  const change = useChange()
  const changeLater = useHeldChange()
  return async function remove(code) {
    const subject = accessCodeName(code) ?? texts.unnamed
    const done = { subject, message: texts.deleted }

    async function follow(outcome: Promise<ChangeOutcome>, isAgain = false): Promise<void> {
      const { status } = await outcome
      if (status === 'done' && isAgain) toasts.show({ variant: 'success', ...done })
      if (status === 'done') controller.dispatch(new AccessCodeDeletedEvent(code))
      if (status !== 'failed') return
      const again = { label: general.tryAgain, onAction: () => void follow(change(deleteAccessCode(code)), true) }
      toasts.show({ variant: 'error', subject, message: texts.deleteFailed, action: again })
    }
    await follow(changeLater((hold) => deleteAccessCode(code, hold), done))
  }
}

import { AccessCodeDeletedEvent } from '../../element/events/access-code-events.js'
import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { useChange } from '../../element/hooks/use-change.js'
import type { AccessCode } from '../../model/resources.js'
import { deleteAccessCode } from '../../store/access-code-changes.js'
import { useToasts } from '../../ui/feedback/toasts.js'

/**
 * How a code is deleted, once a person has confirmed it: it shows as being removed at once, and as it was again where
 * that fails.
 */
export function useDeleteAccessCode(): (code: AccessCode) => Promise<void> {
  const { controller } = useElement()
  const { accessCode: texts, general } = useMessages()
  const toasts = useToasts()
  const change = useChange()
  return async function attempt(code) {
    const { status } = await change(deleteAccessCode(code))
    if (status === 'done') {
      toasts.show({ variant: 'success', message: texts.deleted })
      controller.dispatch(new AccessCodeDeletedEvent(code))
    }
    if (status === 'failed') {
      const again = { label: general.tryAgain, onAction: () => void attempt(code) }
      toasts.show({ variant: 'error', message: texts.deleteFailed, action: again })
    }
  }
}

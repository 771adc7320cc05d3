import { AccessCodeDeletedEvent } from '../access-code-events.js'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { useSend } from '../../../element/actions/use-send.js'
import { accessCodeName } from '../rules/access-code.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { deleteAccessCode } from '../data/access-code-changes.js'
import type { Moment } from '../../../core/gate/origin.js'
import { useToasts } from '../../../ui/feedback/toasts.js'
import type { DeletedCode, OpenCodeForm } from './deleted-code.js'
import { useUndoDeletion } from './use-undo-deletion.js'

/**
 * How a code is deleted, once a person has confirmed it: at once. It shows as being removed, as it was again where that
 * fails, and for a while it can be undone, which makes it again.
 */
export function useDeleteAccessCode(openForm: OpenCodeForm): (code: AccessCode) => Promise<void> {
  const { session, controller } = useElement()
  const { accessCode: texts, general } = useMessages()
  const toasts = useToasts()
  const change = useSend()
  const offerUndo = useUndoDeletion(openForm)
  async function remove(code: AccessCode, since?: Moment): Promise<void> {
    const deletion = deleteAccessCode(code)
    const underWay = () => session.store.getState().changes.get(deletion.key)
    const before = underWay()
    const outcome = change(deletion, { since })
    const deleted: DeletedCode = { code, isDeleted: outcome.then(({ status }) => status === 'done') }
    const isBegun = underWay() !== before
    if (isBegun) offerUndo([deleted])
    const ended = await outcome
    if (ended.status === 'done' && !isBegun) offerUndo([deleted])
    if (ended.status === 'done') controller.dispatch(new AccessCodeDeletedEvent(code))
    if (ended.status !== 'failed' || deleted.isUndone) return
    const subject = accessCodeName(code) ?? texts.unnamed
    const again = { label: general.tryAgain, onAction: () => void remove(code, ended.since) }
    toasts.show({ variant: 'error', subject, message: texts.deleteFailed, action: again })
  }
  return (code) => remove(code)
}

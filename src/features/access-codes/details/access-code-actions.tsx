import type { RefObject } from 'react'
import { AccessCodeDeleteEvent } from '../access-code-events.js'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { ConfirmDeletion } from '../../../element/undo/confirm-deletion.js'
import { useCanOffer, useIsForbidden } from '../../../element/hooks/use-permissions.js'
import { isManageable } from '../rules/access-code-status.js'
import { isRemoving } from '../rules/code-transition.js'
import type { Operation } from '../../../core/gate/operations.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { shownCode } from '../rules/shown-code.js'
import { Button } from '../../../ui/actions/button.js'
import { useQuestion } from '../../../ui/overlay/use-question.js'
import { Pencil, Trash2 } from '../../../ui/later-icons.js'
import { ACCESS_CODE } from '../../../messages/access-code/en.js'
import { type OpenCodeForm, useCodeDeletion } from '../deletion/use-code-deletion.js'

interface Props {
  readonly code: AccessCode
  readonly device: Device
  readonly editButton: RefObject<HTMLButtonElement | null>
  readonly onEdit: () => void
  /** Called right before the code is deleted. */
  readonly onDelete: () => void
  readonly onRefusedRecreation: OpenCodeForm
}

const OPERATIONS: readonly Operation[] = ['accessCodes.update', 'accessCodes.delete']

/** Menu with the less frequent actions of a code, limited to what is allowed. */
export function AccessCodeActions({ code, device, editButton, onEdit, onDelete, onRefusedRecreation }: Props) {
  const { controller } = useElement()
  const canOffer = useCanOffer()
  const { accessCode: codeTexts, general } = useMessages()
  const texts = useMessages(ACCESS_CODE)
  const { remove } = useCodeDeletion(onRefusedRecreation)
  const isOnItsWay = isRemoving(code)
  const canEdit = canOffer('accessCodes.update', code.access_code_id)
  const canDelete = canOffer('accessCodes.delete', code.access_code_id)
  const isForbidden = useIsForbidden(code.access_code_id, OPERATIONS)
  const isDeletable = canDelete && !isOnItsWay && isManageable(code, device)
  const { isAsked, onAsk, returnTo, onAnswered } = useQuestion(isDeletable ? code.access_code_id : undefined)
  if (!isManageable(code, device) || !(canEdit || canDelete || isForbidden)) return null

  function ask(): void {
    if (controller.dispatch(new AccessCodeDeleteEvent(code.access_code_id))) onAsk()
  }
  if (isAsked) {
    return (
      <ConfirmDeletion
        subject={shownCode(code, device).name ?? codeTexts.unnamed}
        {...{ texts, returnTo, onAnswered }}
        onConfirm={() => {
          onDelete()
          void remove({ code })
        }}
      />
    )
  }
  return (
    <div className="code-actions wrap between">
      {isForbidden && <p>{general.forbidden}</p>}
      {canEdit && (
        <Button ref={editButton} icon={<Pencil />} disabled={isOnItsWay} onClick={onEdit}>
          {codeTexts.edit}
        </Button>
      )}
      {canDelete && (
        <Button ref={returnTo} variant="danger" icon={<Trash2 />} disabled={isOnItsWay} onClick={ask}>
          {codeTexts.delete}
        </Button>
      )}
    </div>
  )
}

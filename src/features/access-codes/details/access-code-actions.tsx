import type { RefObject } from 'react'
import type { Operation } from '../../../core/gate/operations.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useCanOffer, useIsOperationRefused } from '../../../element/hooks/use-permissions.js'
import { ConfirmDeletion } from '../../../element/undo/confirm-deletion.js'
import { ACCESS_CODE } from '../../../messages/access-code/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Pencil, Trash2 } from '../../../ui/later-icons.js'
import { DetailsActions } from '../../../ui/layout/details-page.js'
import { useQuestion } from '../../../ui/overlay/use-question.js'
import { AccessCodeDeleteEvent } from '../access-code-events.js'
import { type OpenCodeForm, useCodeDeletion } from '../deletion/use-code-deletion.js'
import { isManageable } from '../rules/access-code-status.js'
import { isRemoving } from '../rules/code-transition.js'
import { shownCode } from '../rules/shown-code.js'

interface Props {
  readonly code: AccessCode
  readonly device: Device
  /** Says before the code is deleted that it belongs to an access. */
  readonly note: string | undefined
  readonly editButton: RefObject<HTMLButtonElement | null>
  readonly onEdit: () => void
  /** Called right before the code is deleted. */
  readonly onDelete: () => void
  readonly onRejectedRecreation: OpenCodeForm
  /** Called with the id of the code that an undo has created again. */
  readonly onRecreated: (accessCodeId: string) => void
}

const OPERATIONS: readonly Operation[] = ['accessCodes.update', 'accessCodes.delete']

/** Menu with the less frequent actions of a code, limited to what is allowed. */
export function AccessCodeActions(props: Props) {
  const { code, device, note, editButton, onEdit, onDelete, onRejectedRecreation, onRecreated } = props
  const { controller } = useElement()
  const canOffer = useCanOffer()
  const { accessCode: codeTexts, general } = useTexts()
  const texts = useTexts(ACCESS_CODE)
  const { remove } = useCodeDeletion(onRejectedRecreation, onRecreated)
  const isOnItsWay = isRemoving(code)
  const canEdit = canOffer('accessCodes.update', code.access_code_id)
  const canDelete = canOffer('accessCodes.delete', code.access_code_id)
  const isOperationRefused = useIsOperationRefused(code.access_code_id, OPERATIONS)
  const isDeletable = canDelete && !isOnItsWay && isManageable(code, device)
  const { isAsked, onAsk, returnTo, onDecided } = useQuestion(isDeletable ? code.access_code_id : undefined)
  if (!isManageable(code, device) || !(canEdit || canDelete || isOperationRefused)) return null

  function ask(): void {
    if (controller.dispatch(new AccessCodeDeleteEvent(code.access_code_id))) onAsk()
  }
  if (isAsked) {
    const name = shownCode(code, device).name ?? codeTexts.unnamed
    return (
      <ConfirmDeletion
        subject={note === undefined ? name : general.facts([name, texts.confirmDelete])}
        texts={note === undefined ? texts : { ...texts, confirmDelete: [note] }}
        returnTo={returnTo}
        onDecided={onDecided}
        onConfirm={() => {
          onDelete()
          void remove({ code })
        }}
      />
    )
  }
  return (
    <DetailsActions>
      {isOperationRefused && <p>{general.operationRefused}</p>}
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
    </DetailsActions>
  )
}

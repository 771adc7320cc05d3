import type { RefObject } from 'react'
import type { Operation } from '../../../core/gate/operations.js'
import type { AccessGrant } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useCanOffer, useIsOperationRefused } from '../../../element/hooks/use-permissions.js'
import { useIsLoaded } from '../../../element/lazy/use-is-loaded.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Pencil, Trash2 } from '../../../ui/later-icons.js'
import { Menu } from '../../../ui/overlay/menu.js'
import { type Question, useQuestion } from '../../../ui/overlay/use-question.js'
import { AccessGrantDeleteEvent } from '../access-grant-events.js'
import type { GrantFilters } from '../data/access-grant-queries.js'
import { useExtension } from '../extension/use-extension.js'
import { RemoveAccessQuestion } from '../lazy-grant-actions.js'
import { isBeingDeleted } from '../rules/access-grant-issues.js'

interface Props {
  readonly grant: AccessGrant
  /** Time zone of the access. */
  readonly zone: string
  /** Filters of the list in which the details were opened. @default the access of the same person */
  readonly filters: GrantFilters | undefined
  /** Question before the access is removed. */
  readonly question: Question
  /** Called right before the access is removed. */
  readonly onRemove: () => void
  readonly editButton: RefObject<HTMLButtonElement | null> | undefined
  readonly onEdit: () => void
}

/** Question before access is removed, if it can be removed. The host may prevent it. */
export function useRemovalQuestion(grant: AccessGrant): Question {
  const { controller } = useElement()
  const canOffer = useCanOffer()
  const id = grant.access_grant_id
  const question = useQuestion(canOffer('accessGrants.delete', id) && !isBeingDeleted(grant) ? id : undefined)
  return { ...question, onAsk: () => void (controller.dispatch(new AccessGrantDeleteEvent(id)) && question.onAsk()) }
}

const OPERATIONS: readonly Operation[] = ['accessGrants.update', 'accessGrants.delete']

/** Actions on an access that the host allows. */
export function AccessGrantActions({ grant, zone, filters, question, onRemove, editButton, onEdit }: Props) {
  const { general } = useTexts()
  const texts = useTexts(ACCESS_GRANTS)
  const canOffer = useCanOffer()
  const id = grant.access_grant_id
  const isRemoving = isBeingDeleted(grant)
  const canRemove = canOffer('accessGrants.delete', id)
  const canEdit = canOffer('accessGrants.update', id)
  const extension = useExtension(onEdit)(grant, zone)
  const isOperationRefused = useIsOperationRefused(id, OPERATIONS)
  const { isAsked, onAsk, returnTo, onDecided } = question
  const isQuestionLoaded = useIsLoaded(RemoveAccessQuestion, isAsked)
  if (!canRemove && !canEdit && !isOperationRefused) return null
  // Until then the pressed button keeps the focus.
  if (isAsked && isQuestionLoaded) {
    return (
      <RemoveAccessQuestion
        grant={grant}
        filters={filters ?? { userIdentityId: parseString(grant.user_identity_id) }}
        returnTo={returnTo}
        onDecided={onDecided}
        onRemove={onRemove}
      />
    )
  }
  return (
    <div className="grant-actions wrap">
      {isOperationRefused && <p>{general.operationRefused}</p>}
      {extension && (
        <Menu label={extension.label} text={extension.label} icon={extension.icon} items={extension.items ?? []} />
      )}
      {canEdit && (
        <Button ref={editButton} icon={<Pencil />} disabled={isRemoving} onClick={onEdit}>
          {texts.edit}
        </Button>
      )}
      {canRemove && (
        <Button
          ref={returnTo}
          variant="danger"
          icon={<Trash2 />}
          disabled={isRemoving}
          pending={isAsked}
          onClick={onAsk}
        >
          {texts.remove}
        </Button>
      )}
    </div>
  )
}

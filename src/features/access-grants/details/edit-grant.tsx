import type { RefObject } from 'react'
import type { AccessGrant } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useCanOffer } from '../../../element/hooks/use-permissions.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Pencil } from '../../../ui/later-icons.js'
import { isBeingDeleted } from '../rules/access-grant-state.js'

interface Props {
  readonly grant: AccessGrant
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onEdit: () => void
}

/** Button that opens the form of an access, if it can be edited here. */
export function EditGrant({ grant, button, onEdit }: Props) {
  const canOffer = useCanOffer()
  const texts = useTexts(ACCESS_GRANTS)
  if (!canOffer('accessGrants.update', grant.access_grant_id)) return null
  return (
    <div>
      <Button ref={button} icon={<Pencil />} disabled={isBeingDeleted(grant)} onClick={onEdit}>
        {texts.edit}
      </Button>
    </div>
  )
}

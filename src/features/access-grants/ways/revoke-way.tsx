import type { AccessMethod } from '../../../core/resources/resources.js'
import { useAction } from '../../../element/actions/use-action.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ConfirmDeletion } from '../../../element/undo/confirm-deletion.js'
import { ACCESS_GRANT_ACTIONS } from '../../../messages/access-grant-actions/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { wayMode } from '../rules/access-grant.js'
import { revokeAccessMethod } from './access-method-actions.js'

interface Props {
  readonly accessGrantId: string
  readonly method: AccessMethod
  readonly onDecided: () => void
}

/** Asks before a way in is revoked. */
export function RevokeWay({ accessGrantId, method, onDecided }: Props) {
  const { modes, otherMode, revoke: revokeLabel } = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_ACTIONS)
  const revoke = useAction(revokeAccessMethod)
  const mode = wayMode(method)
  const effects = {
    code: texts.pinStops,
    mobile_key: texts.linkStops,
    card: texts.cardStops,
    cloud_key: texts.cloudKeyStops
  }
  return (
    <ConfirmDeletion
      subject={mode ? texts.confirmRevoke[mode] : texts.confirmRevokeOther}
      texts={{ confirmDelete: [...(mode ? [effects[mode]] : []), texts.irreversible], confirm: revokeLabel }}
      onDecided={onDecided}
      onConfirm={() => void revoke({ accessGrantId, method, name: mode ? modes[mode] : otherMode, texts })}
    />
  )
}

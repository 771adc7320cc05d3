import { useId } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { useIsPending } from '../../../element/hooks/use-pending-mutation.js'
import { useCanOffer } from '../../../element/hooks/use-permissions.js'
import { useManageMessages } from '../../../element/loading/manage-messages.js'
import type { Device, UnmanagedAccessCode } from '../../../core/resources/resources.js'
import { shownCode } from '../rules/shown-code.js'
import { unmanagedKey } from './convert-to-managed.js'
import { Button } from '../../../ui/actions/button.js'
import { Status } from '../../../ui/feedback/status.js'
import { CircleAlert, KeyRound } from '../../../ui/icons.js'

interface Props {
  readonly code: UnmanagedAccessCode
  readonly device: Device
  /** Reason why the code could not be converted. */
  readonly failure: string | undefined
  /** `true` while it is being converted together with others. */
  readonly isWaiting: boolean
  readonly onManage: () => void
}

/** Row of an unmanaged code, with a button to import it. */
export function UnmanagedCodeRow({ code, device, failure, isWaiting, onManage }: Props) {
  const canOffer = useCanOffer()
  const { accessCode } = useMessages()
  const { unmanaged: texts } = useManageMessages()
  const id = useId()
  const isPending = useIsPending(unmanagedKey(code.access_code_id))
  const { name, pin } = shownCode(code, device)
  const canBeManaged = code.cannot_be_managed !== true
  return (
    <li className="unmanaged-code">
      <KeyRound />
      <div>
        <b id={`${id}-name`}>
          <bdi>{name ?? accessCode.unnamed}</bdi>
        </b>
        {pin && <bdi className="pin">{pin}</bdi>}
        {!canBeManaged && <small>{texts.cannot}</small>}
        {failure !== undefined && !isPending && (
          <Status tone="danger" icon={<CircleAlert />}>
            {failure}
          </Status>
        )}
      </div>
      {canBeManaged && canOffer('accessCodes.unmanaged.convertToManaged', code.access_code_id) && (
        <Button
          id={id}
          aria-labelledby={`${id} ${id}-name`}
          pending={isPending}
          isUnavailable={isWaiting}
          onClick={onManage}
        >
          {texts.manage}
        </Button>
      )}
    </li>
  )
}

import { useId } from 'react'
import type { Device, UnmanagedAccessCode } from '../../../core/resources/resources.js'
import { RowOutcome } from '../../../element/bulk/row-outcome.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useIsPending } from '../../../element/hooks/use-pending-mutation.js'
import { UNMANAGED } from '../../../messages/unmanaged/en.js'
import { Button } from '../../../ui/actions/button.js'
import { PinGroups } from '../pin-groups.js'
import { shownCode } from '../rules/shown-code.js'
import { unmanagedKey } from './convert-to-managed.js'

interface Props {
  readonly code: UnmanagedAccessCode
  readonly device: Device
  /** `true` if the code can be imported, and the element may offer it. */
  readonly isImportable: boolean
  /** `true` while codes are imported together. */
  readonly isWaiting: boolean
  readonly onImport: () => void
}

/** Row of an unmanaged code, with a button to import it. */
export function UnmanagedCodeRow({ code, device, isImportable, isWaiting, onImport }: Props) {
  const { accessCode } = useTexts()
  const texts = useTexts(UNMANAGED)
  const id = useId()
  const isPending = useIsPending(unmanagedKey(code.access_code_id))
  const { name, pin } = shownCode(code, device)
  return (
    <li className="unmanaged-code">
      <div>
        <b id={`${id}-name`}>
          <bdi>{name ?? accessCode.unnamed}</bdi>
        </b>
        {code.cannot_be_managed === true && <small className="block">{texts.cannot}</small>}
      </div>
      {pin && <PinGroups pin={pin} />}
      {isImportable && (
        <Button
          id={id}
          aria-labelledby={`${id} ${id}-name`}
          pending={isPending}
          isUnavailable={isWaiting}
          onClick={onImport}
        >
          {texts.manage}
        </Button>
      )}
      <RowOutcome kind="unmanaged_access_code" id={code.access_code_id} />
    </li>
  )
}

import { useMessages } from '../../element/custom-element/element-context.js'
import { useResources } from '../../element/hooks/use-query.js'
import { useShownScreen } from '../../element/hooks/use-shown-screen.js'
import { codeLengths } from '../../model/code-length.js'
import { isLocked, onlineStatus } from '../../model/device-status.js'
import type { Device } from '../../model/resources.js'
import { accessCodeListQuery } from '../../store/queries.js'
import { Card } from '../../ui/layout/card.js'
import { KeyRound } from '../../ui/icons.js'
import { PropertyList } from '../../ui/layout/property-list.js'
import { PropertyRow } from '../../ui/layout/property-row.js'
import { Status } from '../../ui/feedback/status.js'
import { LockState } from '../device/device-status.js'
import { codeLengthText } from '../lock/code-length-text.js'
import { LockButton } from '../lock/lock-button.js'
import { useLock } from '../lock/use-lock.js'
import type { InnerScreen } from '../use-inner-screen.js'

interface Props {
  readonly device: Device
}

/** Where the bolt is, and a button to move it; nothing where nobody knows and nobody can. */
function LockStatus({ device }: Props) {
  const { lock } = useMessages()
  const control = useLock(device)
  const isKnown = isLocked(device) !== undefined
  if (onlineStatus(device) !== 'online' || !(isKnown || control.action)) return null
  return (
    <section role="group" className="lock-status" aria-label={lock.lockStatus}>
      <div>
        <h3>{lock.lockStatus}</h3>
        <b>{isKnown ? <LockState device={device} /> : lock.unknown}</b>
      </div>
      <LockButton {...control} />
    </section>
  )
}

interface PanelProps extends Props {
  /** The table of its access codes. */
  readonly codes: Pick<InnerScreen, 'opener' | 'open'>
}

function AccessCodesRow({ device, codes: { opener, open } }: PanelProps) {
  const { lock } = useMessages()
  const { ids, isComplete } = useResources(accessCodeListQuery(device.device_id)).standing
  return (
    <button ref={opener} type="button" part="button" className="lock-codes" onClick={open}>
      <Status icon={<KeyRound />}>{isComplete && ids ? lock.accessCodes(ids.length) : lock.accessCodesUnknown}</Status>
    </button>
  )
}

/** What is particular to a lock: its state with a button to change it, its codes, and how long its codes are. */
export function LockPanel({ device, codes }: PanelProps) {
  useShownScreen('lock-details')
  const messages = useMessages()
  const lengths = codeLengths(device)
  return (
    <Card>
      <LockStatus device={device} />
      <AccessCodesRow device={device} codes={codes} />
      {lengths && (
        <PropertyList>
          <PropertyRow label={messages.lock.codeLength}>{codeLengthText(lengths, messages)}</PropertyRow>
        </PropertyList>
      )}
    </Card>
  )
}

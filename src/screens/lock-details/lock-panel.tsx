import { useMessages } from '../../element/element-context.js'
import { useResources } from '../../element/use-query.js'
import { codeLengths } from '../../model/code-length.js'
import { isLocked, onlineStatus } from '../../model/device-status.js'
import type { Device } from '../../platform/resources.js'
import { accessCodeListQuery } from '../../store/queries.js'
import { Button } from '../../ui/button.js'
import { Card } from '../../ui/card.js'
import { KeyRound } from '../../ui/icons.js'
import { PropertyList } from '../../ui/property-list.js'
import { PropertyRow } from '../../ui/property-row.js'
import { Status } from '../../ui/status.js'
import { LockState } from '../device-details/device-status.js'
import { codeLengthText } from './code-length-text.js'
import { useLock } from './use-lock.js'

interface Props {
  readonly device: Device
}

/** Where the bolt is, and a button to move it; nothing where nobody knows and nobody can. */
function LockStatus({ device }: Props) {
  const { lock } = useMessages()
  const { action, isPending, press } = useLock(device)
  const isKnown = isLocked(device) !== undefined
  if (onlineStatus(device) !== 'online' || !(isKnown || action)) return null
  return (
    <section className="lock-status" aria-label={lock.lockStatus}>
      <div>
        <h3>{lock.lockStatus}</h3>
        <b>{isKnown ? <LockState device={device} /> : lock.unknown}</b>
      </div>
      {action && (
        <Button pending={isPending} onClick={press}>
          {lock[action]}
        </Button>
      )}
    </section>
  )
}

function AccessCodeCount({ device }: Props) {
  const { lock } = useMessages()
  const { ids, isComplete } = useResources(accessCodeListQuery(device.device_id)).standing
  return (
    <p className="lock-codes">
      <Status icon={<KeyRound />}>{isComplete && ids ? lock.accessCodes(ids.length) : lock.accessCodesUnknown}</Status>
    </p>
  )
}

/** What is particular to a lock: its state with a button to change it, its codes, and how long its codes are. */
export function LockPanel({ device }: Props) {
  const messages = useMessages()
  const lengths = codeLengths(device)
  return (
    <Card>
      <LockStatus device={device} />
      <AccessCodeCount device={device} />
      {lengths && (
        <PropertyList>
          <PropertyRow label={messages.lock.codeLength}>{codeLengthText(lengths, messages)}</PropertyRow>
        </PropertyList>
      )}
    </Card>
  )
}

import { KeyRound } from '../../ui/icons.js'
import { useMessages } from '../../element/element-context.js'
import { useResources } from '../../element/use-query.js'
import { codeLengths } from '../../model/code-length.js'
import { onlineStatus } from '../../model/device-status.js'
import type { Device } from '../../platform/resources.js'
import { accessCodeListQuery } from '../../store/queries.js'
import { Button } from '../../ui/button.js'
import { Card } from '../../ui/card.js'
import { PropertyList } from '../../ui/property-list.js'
import { PropertyRow } from '../../ui/property-row.js'
import { Status } from '../../ui/status.js'
import { LockState } from '../device-details/device-status.js'
import { codeLengthText } from './code-length-text.js'
import { useLock } from './use-lock.js'

interface Props {
  readonly device: Device
}

function AccessCodeCount({ device }: Props) {
  const { lock } = useMessages()
  const { standing } = useResources(accessCodeListQuery(device.device_id))
  const isCounted = standing.isComplete && standing.ids !== undefined
  return (
    <div className="lock-codes">
      <Status icon={<KeyRound />}>{isCounted ? lock.accessCodes(standing.ids.length) : lock.accessCodesUnknown}</Status>
    </div>
  )
}

/** What is particular to a lock: its codes, its state with a button to change it, and how long its codes are. */
export function LockPanel({ device }: Props) {
  const messages = useMessages()
  const { lock } = messages
  const { action, isPending, press } = useLock(device)
  const lengths = codeLengths(device)
  const isReachable = onlineStatus(device) === 'online'
  return (
    <Card>
      {isReachable && (
        <section className="lock-status" aria-label={lock.lockStatus}>
          <div>
            <h3>{lock.lockStatus}</h3>
            <LockState device={device} />
          </div>
          {action && (
            <Button pending={isPending} onClick={press}>
              {action === 'lock' ? lock.lock : lock.unlock}
            </Button>
          )}
        </section>
      )}
      <AccessCodeCount device={device} />
      {lengths && (
        <PropertyList>
          <PropertyRow label={lock.codeLength}>{codeLengthText(lengths, messages)}</PropertyRow>
        </PropertyList>
      )}
    </Card>
  )
}

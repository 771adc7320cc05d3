import { useMessages } from '../../element/custom-element/element-context.js'
import type { Device } from '../../core/resources/resources.js'
import { Announcer } from '../../ui/feedback/announcer.js'
import { ConnectionReading } from '../device/connection-reading.js'
import { DeviceHero } from '../device/device-hero.js'
import { Bolt, BoltButton, isBoltTold } from './bolt.js'
import { useLock } from './use-lock.js'
import { useLockChange } from './use-lock-change.js'

interface Props {
  readonly device: Device
}

function LockControls({ device }: Props) {
  const messages = useMessages()
  const { action, isPending, spoken, press } = useLock(device)
  return (
    action && (
      <BoltButton action={action} messages={messages} pending={isPending} onClick={press}>
        <Announcer message={spoken} />
      </BoltButton>
    )
  )
}

/** The top of the details of a lock: where the bolt is, and the button to move it. */
export function LockHero({ device }: Props) {
  const messages = useMessages()
  const change = useLockChange(device)
  const isTold = isBoltTold(device)
  return (
    <DeviceHero device={device} tellsStatus={isTold}>
      {isTold ? (
        <Bolt device={device} change={change} messages={messages}>
          <LockControls device={device} />
        </Bolt>
      ) : (
        <ConnectionReading device={device} note={messages.lock.notReached} />
      )}
    </DeviceHero>
  )
}

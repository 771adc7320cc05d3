import { useMessages } from '../../element/custom-element/element-context.js'
import type { Device } from '../../core/resources/resources.js'
import { Announcer } from '../../ui/feedback/announcer.js'
import { ConnectionReading } from '../device/connection-reading.js'
import { DeviceHero } from '../device/device-hero.js'
import { LockToggle, LockToggleButton, isLockStateKnown } from './lock-toggle.js'
import { useLock } from './use-lock.js'
import { useLockMutation } from './use-lock-mutation.js'

interface Props {
  readonly device: Device
}

function LockControls({ device }: Props) {
  const messages = useMessages()
  const { action, isPending, spoken, press } = useLock(device)
  return (
    action && (
      <LockToggleButton action={action} messages={messages} pending={isPending} onClick={press}>
        <Announcer message={spoken} />
      </LockToggleButton>
    )
  )
}

/** Top of the lock details: state and button. */
export function LockHero({ device }: Props) {
  const messages = useMessages()
  const change = useLockMutation(device)
  const isKnown = isLockStateKnown(device)
  return (
    <DeviceHero device={device} tellsStatus={isKnown}>
      {isKnown ? (
        <LockToggle device={device} change={change} messages={messages}>
          <LockControls device={device} />
        </LockToggle>
      ) : (
        <ConnectionReading device={device} note={messages.lock.notReached} />
      )}
    </DeviceHero>
  )
}

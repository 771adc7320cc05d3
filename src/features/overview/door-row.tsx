import { useMessages } from '../../element/custom-element/element-context.js'
import type { Device } from '../../core/resources/resources.js'
import { deviceName } from '../device/rules/device.js'
import { LockStatus, LockButton } from '../lock/lock-status.js'
import { useLock } from '../lock/use-lock.js'
import { OverviewRow } from './overview-row.js'
import { useOverviewNavigation } from './overview-navigation.js'

interface Props {
  readonly device: Device
}

/** Row of an unlocked door, with a button to lock it if it can be locked remotely. */
export function DoorRow({ device }: Props) {
  const { device: texts } = useMessages()
  const { openDevice } = useOverviewNavigation()
  const lock = useLock(device)
  const id = `door ${device.device_id}`
  return (
    <OverviewRow
      id={id}
      title={deviceName(device) ?? texts.unnamed}
      trailing={<LockStatus device={device} />}
      step={lock.action === 'lock' && <LockButton {...lock} />}
      onPress={() => openDevice(id, device)}
    />
  )
}

import type { Device } from '../../core/resources/resources.js'
import { useMessages } from '../../element/custom-element/element-context.js'
import { BatteryStatus } from '../device/device-status.js'
import { deviceName } from '../device/rules/device.js'
import { OverviewRow } from './overview-row.js'
import { useOverviewNavigation } from './overview-navigation.js'

/** Row of a device with a low battery. There is no step, because the user replaces batteries at the device. */
export function BatteryRow({ device }: { readonly device: Device }) {
  const messages = useMessages()
  const { openDevice } = useOverviewNavigation()
  const id = `battery ${device.device_id}`
  return (
    <OverviewRow
      id={id}
      title={deviceName(device) ?? messages.device.unnamed}
      trailing={<BatteryStatus device={device} messages={messages} />}
      onPress={() => openDevice(id, device)}
    />
  )
}

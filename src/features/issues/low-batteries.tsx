import { useMessages } from '../../element/custom-element/element-context.js'
import { useControllableId } from '../../element/hooks/use-controllable-id.js'
import { deviceName } from '../device/rules/device.js'
import { hasLowBattery } from '../device/rules/device-status.js'
import { Button } from '../../ui/actions/button.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { BatteryStatus } from '../device/device-status.js'
import { StatusBanner } from '../../element/frame/status-banner.js'
import type { ListedDevices } from './listed-devices.js'

/** Devices of a table with a low battery. Each opens its details. */
export function LowBatteries({ devices, status }: ListedDevices) {
  const messages = useMessages()
  const { device: texts, deviceTable } = messages
  const [, open] = useControllableId('openedDeviceId')
  const low = devices.filter(hasLowBattery)
  return (
    <>
      <StatusBanner status={status} message={deviceTable.failed} />
      {low.length === 0 && !status.isComplete && status.error === undefined && <SkeletonRows count={2} />}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none. */}
      <ul role="list" className="low-batteries">
        {low.map((device) => (
          <li key={device.device_id}>
            <Button variant="link" onClick={() => open(device.device_id)}>
              <bdi>{deviceName(device) ?? texts.unnamed}</bdi>
            </Button>
            <BatteryStatus device={device} messages={messages} />
          </li>
        ))}
      </ul>
    </>
  )
}

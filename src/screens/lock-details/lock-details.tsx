import { useMessages } from '../../element/element-context.js'
import { DeviceScreen, type DeviceScreenProps } from '../device-details/device-screen.js'
import { LockPanel } from './lock-panel.js'

/** The details of a lock. */
export function LockDetails(props: DeviceScreenProps) {
  const { device: texts } = useMessages()
  return (
    <DeviceScreen {...props} title={() => texts.titles.lock}>
      {(device) => <LockPanel device={device} />}
    </DeviceScreen>
  )
}

import { useMessages } from '../../element/element-context.js'
import { deviceKind } from '../../model/device.js'
import { LockPanel } from '../lock-details/lock-panel.js'
import { DeviceScreen, type DeviceScreenProps } from './device-screen.js'

/** The details of a device, as its kind has them. */
export function DeviceDetails(props: DeviceScreenProps) {
  const { device: texts } = useMessages()
  return (
    <DeviceScreen {...props} title={(device) => texts.titles[(device && deviceKind(device)) ?? 'lock']}>
      {(device) => deviceKind(device) === 'lock' && <LockPanel device={device} />}
    </DeviceScreen>
  )
}

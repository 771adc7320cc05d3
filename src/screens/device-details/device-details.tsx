import { useMessages } from '../../element/element-context.js'
import { deviceKind } from '../../model/device.js'
import { LockPanel } from '../lock-details/lock-panel.js'
import { LockScreen } from '../lock-details/lock-screen.js'
import type { DeviceScreenProps } from './device-screen.js'

/** The details of a device, as its kind has them. */
export function DeviceDetails(props: DeviceScreenProps) {
  const { device: texts } = useMessages()
  return (
    <LockScreen {...props} title={(device) => texts.titles[(device && deviceKind(device)) ?? 'lock']}>
      {(device, codes) => deviceKind(device) === 'lock' && <LockPanel device={device} codes={codes} />}
    </LockScreen>
  )
}

import type { FunctionComponent } from 'react'
import { lazyScreen } from '../../../element/lazy/lazy-screen.js'
import { DeviceDetailsContext, type OpenableDevices } from '../../device/device-details-context.js'
import { DeviceClickEvent } from '../../device/device-events.js'

const DeviceDetails = lazyScreen(
  () => import('./device-details.js').then(({ DeviceDetails: screen }) => screen),
  ({ device }) => device.titles.lock,
  true
)

const DEVICES: OpenableDevices = {
  render: (props) => <DeviceDetails {...props} />,
  clickEvent: (device) => new DeviceClickEvent(device)
}

/** Provides the details of devices to a screen. They are loaded when one is opened. */
export function withDeviceDetails<Props extends object>(Screen: FunctionComponent<Props>): FunctionComponent<Props> {
  return function WithDeviceDetails(props: Props) {
    return (
      <DeviceDetailsContext value={DEVICES}>
        <Screen {...props} />
      </DeviceDetailsContext>
    )
  }
}

import type { FunctionComponent, ReactNode } from 'react'
import { lazyScreen } from '../../../element/lazy/lazy-screen.js'
import { DeviceDetailsContext } from '../../device/device-details-context.js'
import type { DeviceScreenProps } from '../../device/device-screen.js'

const DeviceDetails = lazyScreen(
  () => import('./device-details.js').then(({ DeviceDetails: screen }) => screen),
  ({ device }) => device.titles.lock
)

const renderDetails = (props: DeviceScreenProps): ReactNode => <DeviceDetails {...props} />

/** Provides the details of devices to a screen. They are loaded when one is opened. */
export function withDeviceDetails<Props extends object>(Screen: FunctionComponent<Props>): FunctionComponent<Props> {
  return function WithDeviceDetails(props: Props) {
    return (
      <DeviceDetailsContext value={renderDetails}>
        <Screen {...props} />
      </DeviceDetailsContext>
    )
  }
}

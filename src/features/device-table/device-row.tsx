import { memo } from 'react'
import type { IssueFilter } from '../../core/resources/host-functions.js'
import type { Messages } from '../../messages/en.js'
import type { Device } from '../../core/resources/resources.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import { DevicePicture } from '../device/device-picture.js'
import { useOfflineSince } from '../device/use-offline-since.js'
import { useLockMutation } from '../lock/use-lock-mutation.js'
import { DeviceRowContent } from './device-row-content.js'

/** Values that all rows share are props, because hooks of every row cost memory. */
interface Props {
  readonly device: Device
  readonly unit: TemperatureUnit
  readonly messages: Messages
  readonly passesError: IssueFilter
  readonly passesWarning: IssueFilter
}

/** Content of a device row. Memoized. */
export const DeviceRow = memo(function DeviceRow(props: Props) {
  const { device } = props
  return (
    <DeviceRowContent
      {...props}
      picture={<DevicePicture device={device} />}
      change={useLockMutation(device)}
      offlineSince={useOfflineSince(device)}
    />
  )
})

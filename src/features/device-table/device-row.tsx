import { memo } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import type { Device } from '../../core/resources/resources.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import { DevicePicture } from '../device/device-picture.js'
import { useOfflineSince } from '../device/use-offline-since.js'
import { useLockMutation } from '../lock/use-lock-mutation.js'
import { DeviceRowContent } from './device-row-content.js'

interface Props {
  readonly device: Device
  readonly unit: TemperatureUnit
}

/** Content of a device row. Memoized. */
export const DeviceRow = memo(function DeviceRow({ device, unit }: Props) {
  return (
    <DeviceRowContent
      device={device}
      unit={unit}
      messages={useMessages()}
      picture={<DevicePicture device={device} />}
      change={useLockMutation(device)}
      offlineSince={useOfflineSince(device)}
      {...useIssueFilters()}
    />
  )
})

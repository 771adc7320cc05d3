import { memo } from 'react'
import { CircleAlert, TriangleAlert } from '../../ui/icons.js'
import { useMessages } from '../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import { deviceErrors, deviceWarnings, passing } from '../../model/device-issues.js'
import { deviceName, makerAndModel } from '../../model/device.js'
import type { Device } from '../../model/resources.js'
import { ListRow } from '../../ui/list/list-row.js'
import { Status } from '../../ui/feedback/status.js'
import { DevicePicture } from '../device/device-picture.js'
import { BatteryStatus, LockState, OnlineStatus } from '../device/device-status.js'

interface Props {
  readonly device: Device
}

function IssueStatus({ device }: Props) {
  const { device: texts } = useMessages()
  const { passesError, passesWarning } = useIssueFilters()
  if (passing(deviceErrors(device), passesError).length > 0) {
    return (
      <Status tone="danger" icon={<CircleAlert />}>
        {texts.error}
      </Status>
    )
  }
  if (passing(deviceWarnings(device), passesWarning).length === 0) return null
  return (
    <Status tone="warning" icon={<TriangleAlert />}>
      {texts.warning}
    </Status>
  )
}

/** What a row of the device table says of its device; rendered again only when the device is another object. */
export const DeviceRow = memo(function DeviceRow({ device }: Props) {
  const { device: texts } = useMessages()
  return (
    <ListRow
      leading={<DevicePicture device={device} />}
      title={<bdi>{deviceName(device) ?? texts.unnamed}</bdi>}
      subtitle={<bdi>{makerAndModel(device)}</bdi>}
      trailing={
        <>
          <span>
            <IssueStatus device={device} />
          </span>
          <span>
            <OnlineStatus device={device} />
          </span>
          <span>
            <BatteryStatus device={device} />
          </span>
          <span>
            <LockState device={device} />
          </span>
        </>
      }
    />
  )
})

import { memo } from 'react'
import { CircleAlert, TriangleAlert } from '../../ui/icons.js'
import { useMessages } from '../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import { deviceErrors, deviceWarnings, passing } from '../device/rules/device-issues.js'
import { onlineStatus } from '../device/rules/device-status.js'
import { deviceName, makerAndModel } from '../device/rules/device.js'
import type { Device } from '../../core/resources/resources.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import { ListRow } from '../../ui/list/list-row.js'
import { Status } from '../../ui/feedback/status.js'
import { registerStyles } from '../../ui/style/styles.js'
import { DevicePicture } from '../device/device-picture.js'
import { BatteryStatus, OnlineStatus } from '../device/device-status.js'
import { LastKnown } from '../device/last-known.js'
import { useLockChange } from '../lock/lock-reading.js'
import css from './device-row.css'
import { readingOf } from './reading-of.js'

registerStyles(css)

interface Props {
  readonly device: Device
  readonly unit: TemperatureUnit
}

function IssueStatus({ device }: Pick<Props, 'device'>) {
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

/** The reading, then what else is worth a word: of a device that cannot be reached, that comes first. */
function DeviceSummary({ device, unit }: Props) {
  const messages = useMessages()
  const { icon, tone, measured, state, note } = readingOf(device, unit, messages, useLockChange(device))
  const isOnline = onlineStatus(device) === 'online'
  const words = messages.general.facts([measured, isOnline ? state : undefined].filter((fact) => fact !== undefined))
  return (
    <>
      <span className="row-reading">
        {isOnline ? (
          words && (
            <Status icon={icon} tone={tone}>
              {words}
            </Status>
          )
        ) : (
          <OnlineStatus device={device} />
        )}
      </span>
      <span className="row-health">
        {isOnline && note && <span>{note}</span>}
        {!isOnline && words && <LastKnown device={device}>{words}</LastKnown>}
        <IssueStatus device={device} />
        <BatteryStatus device={device} tells="nothing" />
        {isOnline && <OnlineStatus device={device} isQuiet />}
      </span>
    </>
  )
}

/** What a row of the device table says of its device; rendered again only when something of it is another. */
export const DeviceRow = memo(function DeviceRow({ device, unit }: Props) {
  const { device: texts } = useMessages()
  return (
    <ListRow
      leading={<DevicePicture device={device} />}
      title={<bdi>{deviceName(device) ?? texts.unnamed}</bdi>}
      subtitle={<bdi>{makerAndModel(device)}</bdi>}
      trailing={<DeviceSummary device={device} unit={unit} />}
    />
  )
})

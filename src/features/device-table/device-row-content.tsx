import type { ReactNode } from 'react'
import type { IssueFilter } from '../../core/resources/host-functions.js'
import type { Device } from '../../core/resources/resources.js'
import type { PendingMutation } from '../../core/session/session-state.js'
import type { Messages } from '../../messages/en.js'
import { Status } from '../../ui/feedback/status.js'
import { CircleAlert, TriangleAlert } from '../../ui/icons.js'
import { ListRow } from '../../ui/list/list-row.js'
import { registerStyles } from '../../ui/style/styles.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import { BatteryStatus, OnlineStatus } from '../device/device-status.js'
import { LastKnown } from '../device/last-known.js'
import { deviceErrors, deviceWarnings, acceptedByFilter } from '../device/rules/device-issues.js'
import { isShownByStatus, onlineStatus } from '../device/rules/device-status.js'
import { parseString } from '../../core/values/value.js'
import { deviceName, makerAndModel } from '../device/rules/device.js'
import css from './device-row.css'
import { readingOf } from './reading-of.js'

registerStyles(css)

/** Everything a row depends on, without hooks and contexts, for prerendering. */
interface Props {
  readonly device: Device
  readonly unit: TemperatureUnit
  readonly messages: Messages
  readonly picture: ReactNode
  /** The pending command of its lock. */
  readonly change?: PendingMutation | undefined
  /** Since when it is offline, such as "2 hr ago". */
  readonly offlineSince: string | undefined
  readonly passesError: IssueFilter
  readonly passesWarning: IssueFilter
}

/** The most important issue. Nothing that "offline" already says. */
function IssueStatus({ device, messages, passesError, passesWarning }: Props) {
  const { error: fallback, warning: mildFallback, issues } = messages.device
  const words: Readonly<Record<string, string>> = issues
  const error = acceptedByFilter(deviceErrors(device), passesError).find((found) => !isShownByStatus(device, found))
  const [warning] = error ? [] : acceptedByFilter(deviceWarnings(device), passesWarning)
  if (!error && !warning) return null
  const code = parseString(error ? error.error_code : warning?.warning_code) ?? ''
  return (
    <Status tone={error ? 'danger' : 'warning'} icon={error ? <CircleAlert /> : <TriangleAlert />}>
      {Object.hasOwn(words, code) ? words[code] : error ? fallback : mildFallback}
    </Status>
  )
}

/** Reading and status. The status of an offline device comes first. */
function DeviceSummary(props: Props) {
  const { device, unit, messages, change, offlineSince } = props
  const { icon, tone, measured, state, note } = readingOf(device, unit, messages, change)
  const isOnline = onlineStatus(device) === 'online'
  const words = messages.general.facts([measured, isOnline ? state : undefined].filter((fact) => fact !== undefined))
  return (
    <>
      <span className="row-reading">
        {isOnline && words ? (
          <Status icon={icon} tone={tone}>
            {words}
          </Status>
        ) : (
          <OnlineStatus device={device} messages={messages} />
        )}
      </span>
      <span className="row-health">
        {isOnline && note && <span>{note}</span>}
        {!isOnline && words && (
          <LastKnown since={offlineSince} messages={messages}>
            {words}
          </LastKnown>
        )}
        <IssueStatus {...props} />
        <span className="row-icons">
          {isOnline && words && <OnlineStatus device={device} messages={messages} quiet />}
          <BatteryStatus device={device} messages={messages} quiet />
        </span>
      </span>
    </>
  )
}

export function DeviceRowContent(props: Props) {
  const { device, messages, picture } = props
  return (
    <ListRow
      leading={picture}
      title={<bdi>{deviceName(device) ?? messages.device.unnamed}</bdi>}
      subtitle={<bdi>{makerAndModel(device)}</bdi>}
      trailing={<DeviceSummary {...props} />}
    />
  )
}

/** An attribute changes, step 10: the content of a row. */
import type { ReactNode } from 'react'
import type { IssueFilter } from '../../core/resources/host-functions.js'
import type { Device } from '../../core/resources/resources.js'
import type { MutationStatus } from '../../core/store/session-state.js'
import { parseString } from '../../core/values/value.js'
import type { Messages } from '../../messages/en.js'
import { Status } from '../../ui/feedback/status.js'
import { ChevronDown, CircleAlert, TriangleAlert } from '../../ui/icons.js'
import { registerStyles } from '../../ui/style/styles.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import { BatteryStatus, OnlineStatus } from '../device/device-status.js'
import { deviceName, manufacturerAndModel } from '../device/rules/device.js'
import { acceptedByFilter, deviceErrors, deviceWarnings } from '../device/rules/device-issues.js'
import { battery, isBatteryLow, isShownByStatus, onlineStatus } from '../device/rules/device-status.js'
import css from './device-row.css'
import tilesCss from './device-tiles.css'
import { type DeviceReading, readingOf } from './reading-of.js'

interface LastKnownProps {
  /** Age of the reading, such as "2 hr ago". */
  readonly since: string | undefined
  readonly messages: Messages
  /** The reading. */
  readonly children: string
}

/** Last reading of an offline device and its age. */
const LastKnown = ({ since, messages: { device, general }, children }: LastKnownProps) => (
  <span className="last-known muted">{general.facts([children, device.lastKnown(since)])}</span>
)

registerStyles(css)
registerStyles(tilesCss)

/** Everything a row depends on, without hooks and contexts, for prerendering. */
interface Props {
  readonly device: Device
  readonly unit: TemperatureUnit
  readonly messages: Messages
  readonly picture: ReactNode
  /** The pending command of its lock. */
  readonly mutation?: MutationStatus | undefined
  /** Since when it is offline, such as "2 hr ago". */
  readonly offlineSince: string | undefined
  readonly passesError: IssueFilter
  readonly passesWarning: IssueFilter
  /** Outcome of a bulk run, in place of the model. */
  readonly outcome?: ReactNode
}

/** The most important issue. Nothing that "offline" already says. */
function IssueStatus({ device, messages, passesError, passesWarning }: Props) {
  const { error: fallback, warning: mildFallback, issues } = messages.device
  const labels: Readonly<Record<string, string>> = issues
  const error = acceptedByFilter(deviceErrors(device), passesError).find((found) => !isShownByStatus(device, found))
  const [warning] = error ? [] : acceptedByFilter(deviceWarnings(device), passesWarning)
  if (!error && !warning) return null
  const code = parseString(error ? error.error_code : warning?.warning_code) ?? ''
  return (
    <Status tone={error ? 'danger' : 'warning'} icon={error ? <CircleAlert /> : <TriangleAlert />}>
      {Object.hasOwn(labels, code) ? labels[code] : error ? fallback : mildFallback}
    </Status>
  )
}

interface NeedsProps extends Props, Pick<DeviceReading, 'note'> {
  readonly isOnline: boolean
  /** `true` if the battery is low. */
  readonly isLow: boolean
}

/** Exceptions: a slow command, the most important issue, a low battery. */
function Needs(props: NeedsProps) {
  const { device, messages, isOnline, isLow, note } = props
  return (
    <span className="row-needs">
      {isOnline && note && <span>{note}</span>}
      <IssueStatus {...props} />
      {isLow && <BatteryStatus device={device} messages={messages} />}
    </span>
  )
}

/** Name, then state, exceptions and model, and at the end the reading. */
export function DeviceRowContent(props: Props) {
  const { device, unit, messages, picture, mutation, offlineSince, outcome } = props
  const { icon, tone, measured, state, note } = readingOf(device, unit, messages, mutation)
  const isOnline = onlineStatus(device) === 'online'
  const known = battery(device)
  const isLow = known !== undefined && isBatteryLow(known)
  const model = manufacturerAndModel(device)
  return (
    <span className="list-row device-row inline gap-3">
      {picture}
      <span className="row-title inline">
        <b className="row-name clip">
          <bdi>{deviceName(device) ?? messages.device.unnamed}</bdi>
        </b>
        <span className="row-icons inline gap-1 muted unseen">
          {isOnline && <OnlineStatus device={device} messages={messages} quiet />}
          {!isLow && <BatteryStatus device={device} messages={messages} quiet />}
        </span>
      </span>
      <span className="row-line wrap small">
        <span className="row-facts wrap">
          <span className="row-state strong">
            {isOnline ? (
              <Status icon={icon} tone={tone}>
                {state}
              </Status>
            ) : (
              <OnlineStatus device={device} messages={messages} />
            )}
          </span>
          {!isOnline && measured && (
            <LastKnown since={offlineSince} messages={messages}>
              {measured}
            </LastKnown>
          )}
          <Needs {...props} note={note} isOnline={isOnline} isLow={isLow} />
          {outcome}
        </span>
        {model && (
          <small className="row-model">
            <bdi className="clip">{model}</bdi>
          </small>
        )}
      </span>
      <span className="row-end title">{isOnline && measured ? measured : <ChevronDown />}</span>
    </span>
  )
}

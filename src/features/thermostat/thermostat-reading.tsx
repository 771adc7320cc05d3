import type { ReactNode } from 'react'
import type { Device } from '../../core/resources/resources.js'
import type { Messages } from '../../messages/en.js'
import { Badge } from '../../ui/feedback/badge.js'
import { Fan, Flame, Snowflake } from '../../ui/icons.js'
import { climateText, degreesText, temperatureText } from '../climate/climate-text.js'
import { type Climate, deviceClimate } from '../climate/rules/climate.js'
import { isClimateMode, isSameClimate, usedSetPoints } from '../climate/rules/climate-setting.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import {
  activeTarget,
  currentTemperature,
  type SystemStatus,
  systemStatus
} from '../climate/rules/thermostat-reading.js'
import { climateSetting, humidityPercent, isFanRunning } from '../climate/rules/thermostat-status.js'
import type { ClimateTone } from '../climate/set-points.js'
import { OnlineStatus } from '../device/device-status.js'
import { onlineStatus } from '../device/rules/device-status.js'

interface Props {
  readonly device: Device
  readonly unit: TemperatureUnit
  readonly messages: Messages
}

interface ReadingProps extends Props {
  /** Climate that the controls next to the reading show. */
  readonly climate: Climate
  /** Time since which the thermostat is offline, such as "2 hr ago". */
  readonly since?: string | undefined
}

const STATUS_STYLES: Record<SystemStatus, { tone?: ClimateTone; icon: ReactNode }> = {
  heating: { tone: 'heat', icon: <Flame /> },
  cooling: { tone: 'cool', icon: <Snowflake /> },
  'fan-only': { icon: <Fan /> }
}

/** Shows the activity of a thermostat and its target temperature. */
function SystemStatusBadge({ device, unit, messages, status }: Props & { readonly status: SystemStatus }) {
  const { thermostat: texts } = messages
  const target = activeTarget(device)
  const hasTarget = target !== undefined && status !== 'fan-only'
  return (
    <Badge {...STATUS_STYLES[status]}>
      {hasTarget ? texts.statusTo[status](temperatureText(target, unit, messages)) : texts.status[status]}
    </Badge>
  )
}

/** Shows the temperature of a thermostat and its activity, or the last known values if it is offline. */
export function ThermostatReading({ device, unit, climate, since, messages }: ReadingProps) {
  const { thermostat: texts, device: deviceTexts } = messages
  const isOffline = onlineStatus(device) !== 'online'
  const temperature = currentTemperature(device, unit)
  const known = climateSetting(device)
  const isTurnedOff = !isOffline && known !== undefined && climate.mode === 'off'
  const setting = isTurnedOff ? usedSetPoints(climate) : known
  const settingText =
    setting?.mode === undefined ? texts.unknown : climateText({ ...setting, mode: setting.mode }, unit, messages)
  const reported = systemStatus(device)
  // The activity of an offline thermostat is unknown. Heating and cooling are hidden while it is being turned off.
  const status = isOffline || (isTurnedOff && reported !== 'fan-only') ? undefined : reported
  // The setting is hidden if the controls show the same.
  const isShownBelow =
    setting === undefined || (isClimateMode(setting.mode) && isSameClimate(setting, deviceClimate(device)))
  const humidity = humidityPercent(device)
  const isRunning = isFanRunning(device)
  const fan = isRunning === undefined ? texts.fanUnknown : isRunning ? texts.fanRunning : texts.fanIdle
  return (
    <div className={isOffline ? 'room-reading past' : 'room-reading'}>
      {isOffline ? (
        <p className="muted small">
          <OnlineStatus device={device} messages={messages} /> <span>{deviceTexts.lastKnown(since)}</span>
        </p>
      ) : (
        <p className="unseen">{texts.temperature}</p>
      )}
      <b>{temperature === undefined ? texts.unknown : degreesText(temperature, unit, messages)}</b>
      <p className="muted">
        {status ? <SystemStatusBadge device={device} unit={unit} messages={messages} status={status} /> : settingText}
      </p>
      <p className="wrap muted small">
        {status && !isShownBelow && <span>{settingText}</span>}
        <span>{texts.humidity(humidity === undefined ? texts.unknown : deviceTexts.percent(humidity))}</span>
        {!isOffline && <span>{fan}</span>}
      </p>
    </div>
  )
}

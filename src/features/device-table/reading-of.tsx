import type { Device } from '../../core/resources/resources.js'
import type { MutationStatus } from '../../core/store/session-state.js'
import type { Messages } from '../../messages/en.js'
import type { StatusProps } from '../../ui/feedback/status.js'
import { AudioLines, Fan, Flame, Minus, Snowflake, Thermometer } from '../../ui/icons.js'
import { shownDegrees, type TemperatureUnit } from '../climate/rules/temperature.js'
import { activeTarget, currentTemperature, systemStatus } from '../climate/rules/thermostat-reading.js'
import { deviceKind } from '../device/rules/device.js'
import { lockStatus } from '../lock/lock-status-reading.js'
import { levelText } from '../noise/level-text.js'
import { isNoisy, noiseLevel } from '../noise/rules/noise-level.js'

export interface DeviceReading extends Pick<StatusProps, 'icon' | 'tone'> {
  /** Measured value. It stays useful for a while when the device is offline. */
  readonly measured?: string | undefined
  /** State or activity. */
  readonly state: string
  /** Additional text. */
  readonly note?: string | undefined
}

const DOING = { heating: <Flame />, cooling: <Snowflake />, 'fan-only': <Fan /> }

function thermostatReading(device: Device, unit: TemperatureUnit, messages: Messages): DeviceReading {
  const { deviceTable, thermostat } = messages
  const degrees = currentTemperature(device, unit)
  const doing = systemStatus(device)
  const target = activeTarget(device)
  const measured = degrees === undefined ? undefined : thermostat.degrees(degrees)
  if (!doing) return { icon: <Thermometer />, measured, state: deviceTable.idle }
  const state =
    target === undefined || doing === 'fan-only'
      ? thermostat.status[doing]
      : thermostat.statusTo[doing](thermostat.degrees(shownDegrees(target, unit)))
  return { icon: DOING[doing], measured, state }
}

/**
 * Returns the main reading of a device: lock state, temperature or noise level.
 *
 * @param mutation pending command of its lock
 */
export function readingOf(
  device: Device,
  unit: TemperatureUnit,
  messages: Messages,
  mutation?: MutationStatus
): DeviceReading {
  const { deviceTable } = messages
  const kind = deviceKind(device)
  if (kind === 'thermostat') return thermostatReading(device, unit, messages)
  if (kind === 'noise-sensor') {
    const level = noiseLevel(device)
    const isLoud = isNoisy(device)
    return {
      icon: <AudioLines />,
      tone: isLoud ? 'danger' : undefined,
      measured: level && levelText(level, messages),
      state: isLoud ? deviceTable.noisy : level ? deviceTable.calm : deviceTable.unknown
    }
  }
  const reading = lockStatus(device, mutation, messages)
  if (!reading) return { icon: <Minus />, state: deviceTable.unknown }
  const { icon, tone, text, note } = reading
  return { icon, tone, state: text, note }
}

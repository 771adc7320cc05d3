import type { Messages } from '../../messages/en.js'
import { deviceKind } from '../device/rules/device.js'
import { isNoisy, noiseLevel } from '../noise/rules/noise-level.js'
import type { Device } from '../../core/resources/resources.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import { currentTemperature, systemStatus } from '../climate/rules/thermostat-reading.js'
import type { PendingMutation } from '../../core/session/session-state.js'
import { AudioLines, Fan, Flame, Snowflake, Thermometer } from '../../ui/icons.js'
import type { StatusProps } from '../../ui/feedback/status.js'
import { lockStatus } from '../lock/lock-status-reading.js'
import { levelText } from '../noise/level-text.js'

interface DeviceReading extends Pick<StatusProps, 'icon' | 'tone'> {
  /** Measured value. It stays useful for a while when the device is offline. */
  readonly measured?: string | undefined
  /** State or activity. */
  readonly state?: string | undefined
  /** Additional text. */
  readonly note?: string | undefined
}

const DOING = { heating: <Flame />, cooling: <Snowflake />, 'fan-only': <Fan /> }

/**
 * Returns the main reading of a device: lock state, temperature or noise level.
 *
 * @param change pending command of its lock
 */
export function readingOf(
  device: Device,
  unit: TemperatureUnit,
  messages: Messages,
  change?: PendingMutation
): DeviceReading {
  const { deviceTable, thermostat } = messages
  const kind = deviceKind(device)
  if (kind === 'thermostat') {
    const degrees = currentTemperature(device, unit)
    const doing = systemStatus(device)
    return {
      icon: doing ? DOING[doing] : <Thermometer />,
      measured: degrees === undefined ? undefined : thermostat.degrees(degrees),
      state: doing && thermostat.status[doing]
    }
  }
  if (kind === 'noise-sensor') {
    const level = noiseLevel(device)
    const isLoud = isNoisy(device)
    return {
      icon: <AudioLines />,
      tone: isLoud ? 'danger' : undefined,
      measured: level && levelText(level, messages),
      state: isLoud ? deviceTable.noisy : undefined
    }
  }
  const reading = lockStatus(device, change, messages)
  if (!reading) return { icon: null }
  const { icon, tone, word, note } = reading
  return { icon, tone, state: word, note }
}

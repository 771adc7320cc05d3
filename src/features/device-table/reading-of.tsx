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

/** What a device says in a row. */
interface DeviceReading extends Pick<StatusProps, 'icon' | 'tone'> {
  /** What it measures: it stays worth knowing for a while when the device cannot be reached any more. */
  readonly measured?: string | undefined
  /** What it does, or how it is. */
  readonly state?: string | undefined
  /** What is to be said beside it. */
  readonly note?: string | undefined
}

const DOING = { heating: <Flame />, cooling: <Snowflake />, 'fan-only': <Fan /> }

/**
 * What a device says first: where its bolt is, how warm it is and what it does about it, how loud it is.
 *
 * @param change is what is being done to its lock
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

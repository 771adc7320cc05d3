import type { PlatformEvent } from '../../../core/resources/resources.js'
import { parseNumber, parseString } from '../../../core/values/value.js'
import type { Messages } from '../../../messages/en.js'

/**
 * Returns additional facts of an event, such as its noise level. Never the digits of a code.
 * @param preset name of its climate preset
 */
export function eventFacts(
  event: PlatformEvent,
  preset: string | undefined,
  { device, noiseSensor }: Messages
): readonly string[] {
  const decibels = parseNumber(event.noise_level_decibels)
  const score = parseNumber(event.noise_level_nrs)
  const battery = parseNumber(event.battery_level)
  return [
    parseString(event.noise_threshold_name),
    decibels === undefined ? score !== undefined && noiseSensor.score(score) : noiseSensor.decibels(decibels),
    battery !== undefined && device.percent(Math.floor(battery * 100)),
    preset,
    parseString(event.device_name)
  ].filter((fact) => typeof fact === 'string')
}

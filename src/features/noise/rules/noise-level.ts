import type { Device } from '../../../core/resources/resources.js'
import { properties } from '../../device/rules/device.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import { parseList, parseNumber, parseString } from '../../../core/values/value.js'

/** How loud it is: in whole dB, too quiet to be measured (0 to 40 dB), or NoiseAware's score alone. */
export type NoiseLevel =
  | { readonly kind: 'decibels'; readonly decibels: number }
  | { readonly kind: 'quiet' }
  | { readonly kind: 'score'; readonly score: number }

/** Nothing is less loud than 0 dB, where hearing ends: what says so is a code of its maker, or broken. */
function inDecibels(decibels: number | undefined): NoiseLevel | undefined {
  const rounded = Math.round(decibels ?? NaN) + 0
  return rounded >= 0 ? { kind: 'decibels', decibels: rounded } : undefined
}

function noiseAwareLevel(device: Device): NoiseLevel | undefined {
  const metadata = properties(device).noiseaware_metadata
  const decibels = parseNumber(metadata?.noise_level_decibel)
  const score = parseNumber(metadata?.noise_level_nrs)
  if (decibels === -1 || score === -1) return { kind: 'quiet' }
  return inDecibels(decibels) ?? (score === undefined || score < 0 ? undefined : { kind: 'score', score })
}

/** How loud it is at a sensor: what its maker says of it, else what the platform does; nothing when neither does. */
export function noiseLevel(device: Device): NoiseLevel | undefined {
  const own = properties(device)
  const level =
    inDecibels(parseNumber(own.minut_metadata?.latest_sensor_values?.sound?.value)) ??
    noiseAwareLevel(device) ??
    inDecibels(parseNumber(own.noise_level_decibels))
  // A sensor that cannot be reached and says 0 dB says nothing: no place is as quiet.
  const isEmpty = level?.kind === 'decibels' && level.decibels === 0 && onlineStatus(device) !== 'online'
  return isEmpty ? undefined : level
}

/** Whether a sensor tells how loud it is as NoiseAware's score, in which its thresholds can be as well. */
export const hasScore = (device: Device): boolean =>
  parseNumber(properties(device).noiseaware_metadata?.noise_level_nrs) !== undefined

/** The ids of the thresholds of a sensor that it is louder than. */
export const exceededThresholds = (device: Device): readonly string[] =>
  parseList(properties(device).currently_triggering_noise_threshold_ids).flatMap((id) => parseString(id) ?? [])

/** Whether it is louder at a sensor than one of its thresholds allows. */
export const isNoisy = (device: Device): boolean => exceededThresholds(device).length > 0

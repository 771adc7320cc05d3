import type { Device } from '../../../core/resources/resources.js'
import { parseList, parseNumber, parseString } from '../../../core/values/value.js'
import { properties } from '../../device/rules/device.js'
import { onlineStatus } from '../../device/rules/device-status.js'

/** Unit of levels and limits: dB, or the score of NoiseAware. */
export type NoiseUnit = 'decibels' | 'score'

export interface MeasuredLevel {
  readonly kind: NoiseUnit
  readonly value: number
}

/** Noise level: whole dB, only a NoiseAware score, or too quiet to measure (0 to 40 dB). */
export type NoiseLevel = MeasuredLevel | { readonly kind: 'quiet' }

/** Levels below 0 dB are manufacturer codes or broken. */
function inDecibels(decibels: number | undefined): MeasuredLevel | undefined {
  const value = Math.round(decibels ?? NaN) + 0
  return value >= 0 ? { kind: 'decibels', value } : undefined
}

function noiseAwareLevel(device: Device): NoiseLevel | undefined {
  const metadata = properties(device).noiseaware_metadata
  const decibels = parseNumber(metadata?.noise_level_decibel)
  const score = parseNumber(metadata?.noise_level_nrs)
  if (decibels === -1 || score === -1) return { kind: 'quiet' }
  return inDecibels(decibels) ?? (score === undefined || score < 0 ? undefined : { kind: 'score', value: score })
}

/** Returns the level of a sensor: the manufacturer's value, else the platform's, else `undefined`. */
export function noiseLevel(device: Device): NoiseLevel | undefined {
  const own = properties(device)
  const level =
    inDecibels(parseNumber(own.minut_metadata?.latest_sensor_values?.sound?.value)) ??
    noiseAwareLevel(device) ??
    inDecibels(parseNumber(own.noise_level_decibels))
  // 0 dB from an offline sensor is no value: no place is that quiet.
  const isEmpty = level?.kind === 'decibels' && level.value === 0 && onlineStatus(device) !== 'online'
  return isEmpty ? undefined : level
}

/** Returns `true` if a sensor reports NoiseAware scores, which its thresholds can use too. */
export const hasScore = (device: Device): boolean =>
  parseNumber(properties(device).noiseaware_metadata?.noise_level_nrs) !== undefined

/** Returns the ids of the triggered thresholds. */
export const exceededThresholds = (device: Device): readonly string[] =>
  parseList(properties(device).currently_triggering_noise_threshold_ids).flatMap((id) => parseString(id) ?? [])

/** Returns `true` if any threshold is triggered. */
export const isNoisy = (device: Device): boolean => exceededThresholds(device).length > 0

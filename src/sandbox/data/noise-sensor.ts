import { createRandom } from '../random.js'
import { createDevice, type DeviceRecord, type DeviceTraits, itemId } from './device-record.js'
import { DAY, MINUTE, timeZoneOf, zoneOffset } from './time.js'

/** Describes a noise sensor. */
export interface NoiseSensorTraits extends DeviceTraits {
  /** Noise level in dB. `-1` if a NoiseAware sensor hears too little to measure. */
  decibels: number
  /** Noise Risk Score of NoiseAware. @default 12 */
  riskScore?: number
  /** Numbers of the thresholds that are exceeded, starting at 1. @default [] */
  triggered?: number[]
  /** Manufacturer data to omit: all of it, or only the latest values. @default none */
  omittedData?: 'all' | 'latest values'
}

export const noiseThresholdId = (deviceId: string, number: number): string =>
  itemId('noise_threshold', deviceId, number)

/** Sets the noise level in all properties that report it, which differ by manufacturer. */
export function setNoise({ properties }: DeviceRecord, decibels: number, triggered: string[]): void {
  properties.noise_level_decibels = Math.max(0, decibels)
  properties.currently_triggering_noise_threshold_ids = triggered
  const { minut_metadata: minut, noiseaware_metadata: noiseaware } = properties
  if (minut?.latest_sensor_values) minut.latest_sensor_values.sound = { value: decibels }
  if (noiseaware) noiseaware.noise_level_decibel = decibels
}

export function createNoiseSensor(traits: NoiseSensorTraits): DeviceRecord {
  const { id, name, manufacturer, decibels, riskScore = 12, triggered = [], omittedData } = traits
  const device = createDevice('noise sensor', traits)
  const { properties } = device
  if (manufacturer === 'minut' && !omittedData) {
    const values = { temperature: { value: 21.4 }, humidity: { value: 44 }, pressure: { value: 1013.2 } }
    properties.minut_metadata = { device_name: name, latest_sensor_values: values }
  } else if (manufacturer === 'minut' && omittedData === 'latest values') {
    properties.minut_metadata = { device_name: name }
  } else if (manufacturer === 'noiseaware' && !omittedData) {
    properties.noiseaware_metadata = { device_name: name, noise_level_nrs: riskScore }
  }
  setNoise(
    device,
    decibels,
    triggered.map((number) => noiseThresholdId(id, number))
  )
  return device
}

/** A noise at a sensor. */
export interface Noise {
  /** Milliseconds since 1970, like `until`. */
  at: number
  until: number
  decibels: number
}

/**
 * Returns the noises at a sensor in an evening and the following night. Mostly on Fridays and Saturdays.
 *
 * @param day Days since 1970.
 */
export function noisesOnDay(day: number, device: DeviceRecord, seed: number): Noise[] {
  const random = createRandom(`${seed}:noise:${device.device_id}:${day}`)
  const weekday = (day + 4) % 7
  const isParty = weekday === 5 || weekday === 6
  const midnight = day * DAY - zoneOffset(timeZoneOf(device), day * DAY)
  const count = isParty ? 2 + Math.floor(random() * 3) : Number(random() < 0.2)
  return Array.from({ length: count }, () => {
    const minute = isParty ? 21.5 * 60 + random() * 300 : 19 * 60 + random() * 240
    const at = midnight + Math.floor(minute * 60) * 1_000
    return { at, until: at + Math.ceil(2 + random() * 13) * MINUTE, decibels: Math.round(640 + random() * 240) / 10 }
  }).sort((first, second) => first.at - second.at)
}

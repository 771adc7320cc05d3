import { createDevice, type DeviceRecord, type DeviceTraits } from './device-record.js'

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
  `noise_threshold_${deviceId.replace('device_', '')}_${number}`

/** Sets the noise level in all properties that report it, which differ by manufacturer. */
export function setNoise({ properties }: DeviceRecord, decibels: number, triggered: string[]): void {
  properties.noise_level_decibels = Math.max(0, decibels)
  properties.currently_triggering_noise_threshold_ids = triggered
  const { minut_metadata: minut, noiseaware_metadata: noiseaware } = properties
  if (minut?.latest_sensor_values) minut.latest_sensor_values.sound = { value: decibels }
  if (noiseaware) noiseaware.noise_level_decibel = decibels
}

export function createNoiseSensor(traits: NoiseSensorTraits): DeviceRecord {
  const { id, name, maker, decibels, riskScore = 12, triggered = [], omittedData } = traits
  const device = createDevice('noise sensor', traits)
  const { properties } = device
  if (maker === 'minut' && !omittedData) {
    const values = { temperature: { value: 21.4 }, humidity: { value: 44 }, pressure: { value: 1013.2 } }
    properties.minut_metadata = { device_name: name, latest_sensor_values: values }
  } else if (maker === 'minut' && omittedData === 'latest values') {
    properties.minut_metadata = { device_name: name }
  } else if (maker === 'noiseaware' && !omittedData) {
    properties.noiseaware_metadata = { device_name: name, noise_level_nrs: riskScore }
  }
  setNoise(
    device,
    decibels,
    triggered.map((number) => noiseThresholdId(id, number))
  )
  return device
}

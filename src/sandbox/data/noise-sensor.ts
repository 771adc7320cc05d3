import { createDevice, type DeviceRecord, type DeviceTraits } from './device-record.js'

/** What a noise sensor is described by, over what every device is. */
export interface NoiseSensorTraits extends DeviceTraits {
  /** `-1` where a NoiseAware hears too little to say how much. */
  decibels: number
  /** NoiseAware's Noise Risk Score. @default 12 */
  riskScore?: number
  /** The numbers of the thresholds that the noise is above right now. @default [] */
  triggered?: number[]
  /** What its maker tells beside what all do. @default what that maker does */
  tells?: 'nothing' | 'no values'
}

/** The id of a threshold of a sensor. */
export const noiseThresholdId = (deviceId: string, number: number): string =>
  `noise_threshold_${deviceId.replace('device_', '')}_${number}`

/** A sensor hears something: each maker tells of it in its own way, beside the common one. */
export function setNoise({ properties }: DeviceRecord, decibels: number, triggered: string[]): void {
  properties.noise_level_decibels = Math.max(0, decibels)
  properties.currently_triggering_noise_threshold_ids = triggered
  const { minut_metadata: minut, noiseaware_metadata: noiseaware } = properties
  if (minut?.latest_sensor_values) minut.latest_sensor_values.sound = { value: decibels }
  if (noiseaware) noiseaware.noise_level_decibel = decibels
}

/** A noise sensor. */
export function createNoiseSensor(traits: NoiseSensorTraits): DeviceRecord {
  const { id, name, maker, decibels, riskScore = 12, triggered = [], tells } = traits
  const device = createDevice('noise sensor', traits)
  const { properties } = device
  if (maker === 'minut' && !tells) {
    const values = { temperature: { value: 21.4 }, humidity: { value: 44 }, pressure: { value: 1013.2 } }
    properties.minut_metadata = { device_name: name, latest_sensor_values: values }
  } else if (maker === 'minut' && tells === 'no values') {
    properties.minut_metadata = { device_name: name }
  } else if (maker === 'noiseaware' && !tells) {
    properties.noiseaware_metadata = { device_name: name, noise_level_nrs: riskScore }
  }
  setNoise(
    device,
    decibels,
    triggered.map((number) => noiseThresholdId(id, number))
  )
  return device
}

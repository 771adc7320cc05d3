import { makeDevice, type DeviceRecord, type DeviceTraits } from './device-record.js'

interface NoiseSensorTraits extends DeviceTraits {
  decibels: number
  /** The thresholds that the noise is above right now. @default [] */
  triggered?: string[]
}

/** A noise sensor: each maker tells of the noise in its own way, beside the common one. */
export function makeNoiseSensor(traits: NoiseSensorTraits): DeviceRecord {
  const { maker, decibels, triggered = [] } = traits
  const device = makeDevice('noise sensor', traits)
  const sensorValues = {
    temperature: { value: 21.4 },
    humidity: { value: 44 },
    pressure: { value: 1013.2 },
    sound: { value: decibels }
  }
  return {
    ...device,
    properties: {
      ...device.properties,
      noise_level_decibels: Math.max(0, decibels),
      currently_triggering_noise_threshold_ids: triggered,
      ...(maker === 'minut' && { minut_metadata: { device_name: traits.name, latest_sensor_values: sensorValues } }),
      ...(maker === 'noiseaware' && {
        noiseaware_metadata: { device_name: traits.name, noise_level_nrs: 12, noise_level_decibel: decibels }
      })
    }
  }
}

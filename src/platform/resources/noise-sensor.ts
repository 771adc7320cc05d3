import type { KnownText } from './known-text.js'

/** What a sensor measured last, and when, as an ISO 8601 moment. */
export interface SensorValue {
  time?: string
  value?: number
}

/** What Minut says of its sensor. */
export interface MinutMetadata {
  device_id?: string
  device_name?: string
  latest_sensor_values?: {
    /** In dB. */
    sound?: SensorValue
    temperature?: SensorValue
    humidity?: SensorValue
    pressure?: SensorValue
    accelerometer_z?: SensorValue
  }
}

/** What NoiseAware says of its sensor. */
export interface NoiseawareMetadata {
  device_id?: string
  device_name?: string
  device_model?: KnownText<'indoor' | 'outdoor'>
  /** In dB. */
  noise_level_decibel?: number
  /** As NoiseAware's Noise Risk Score. */
  noise_level_nrs?: number
}

/** What a noise sensor says beyond what every device does. */
export interface NoiseSensorProperties {
  noise_level_decibels?: number
  /** Of the thresholds that it is louder than at the moment. */
  currently_triggering_noise_threshold_ids?: string[]
  minut_metadata?: MinutMetadata
  noiseaware_metadata?: NoiseawareMetadata
}

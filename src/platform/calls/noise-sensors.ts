import type { Device, NoiseSensorDeviceType, NoiseSensorManufacturerName, NoiseThreshold } from '../resources.js'
import type { Call, OptionalCall } from './call.js'
import type { LimitedDeviceFilter } from './devices.js'

interface Level {
  name?: string
  noise_threshold_decibels?: number
  /** As NoiseAware's Noise Risk Score; other makers have none. */
  noise_threshold_nrs?: number
  /** Whether the platform answers only when the sensor is done. @default false */
  sync?: boolean
}

interface CreateParameters extends Level {
  device_id: string
  /** A time of day and its zone: `22:00:00[America/Los_Angeles]`. */
  starts_daily_at: string
  /** A time of day and its zone; earlier than the start, it is that of the next day. */
  ends_daily_at: string
}

interface UpdateParameters extends Level {
  noise_threshold_id: string
  device_id: string
  /** A time of day and its zone: `22:00:00[America/Los_Angeles]`. */
  starts_daily_at?: string
  /** A time of day and its zone; earlier than the start, it is that of the next day. */
  ends_daily_at?: string
}

interface DeleteParameters {
  noise_threshold_id: string
  device_id: string
  /** Whether the platform answers only when the sensor is done. @default false */
  sync?: boolean
}

export interface NoiseSensorsCalls {
  /** The noise sensors of the workspace, or those that match. */
  list: OptionalCall<LimitedDeviceFilter<NoiseSensorDeviceType, NoiseSensorManufacturerName>, Device[]>
  noiseThresholds: {
    /** Sets how loud it may be during a part of the day. */
    create: Call<CreateParameters, NoiseThreshold>
    /** Deletes a threshold. */
    delete: Call<DeleteParameters, void>
    /** One threshold. */
    get: Call<{ noise_threshold_id: string }, NoiseThreshold>
    /** The thresholds of a sensor. */
    list: Call<
      {
        device_id: string
        /** Whether to give those that are on the sensor, or those that are not. */
        is_programmed?: boolean
      },
      NoiseThreshold[]
    >
    /** Changes a threshold. */
    update: Call<UpdateParameters, void>
  }
  simulate: {
    /** Lets it be too loud at a sensor of a sandbox. */
    triggerNoiseThreshold: Call<{ device_id: string }, void>
  }
}

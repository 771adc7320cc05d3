// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { NoiseThreshold } from '../resources/noise-threshold.js'

export interface NoiseSensorsNoiseThresholdsRoutes {
  '/noise_sensors/noise_thresholds/create': (
    parameters: {
      device_id: string
      /** A time of day and its zone; earlier than the start, it is that of the next day. */
      ends_daily_at: string
      name?: string
      /** In dB. */
      noise_threshold_decibels?: number
      /** As NoiseAware's Noise Risk Score; other makers have none. */
      noise_threshold_nrs?: number
      /** A time of day and its zone: `22:00:00[America/Los_Angeles]`. */
      starts_daily_at: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<NoiseThreshold>
  '/noise_sensors/noise_thresholds/delete': (
    parameters: {
      device_id: string
      noise_threshold_id: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/noise_sensors/noise_thresholds/get': (
    parameters: { noise_threshold_id: string },
    options?: CallOptions
  ) => PlatformRequest<NoiseThreshold>
  '/noise_sensors/noise_thresholds/list': (
    parameters: {
      device_id: string
      /** Whether to give those that are on the sensor, or those that are not. */
      is_programmed?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<NoiseThreshold[]>
  '/noise_sensors/noise_thresholds/update': (
    parameters: {
      device_id: string
      /** A time of day and its zone; earlier than the start, it is that of the next day. */
      ends_daily_at?: string
      name?: string
      /** In dB. */
      noise_threshold_decibels?: number
      noise_threshold_id: string
      /** As NoiseAware's Noise Risk Score; other makers have none. */
      noise_threshold_nrs?: number
      /** A time of day and its zone: `22:00:00[America/Los_Angeles]`. */
      starts_daily_at?: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<void>
}

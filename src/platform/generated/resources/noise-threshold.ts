// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface NoiseThreshold {
  device_id: string
  /** A time of day and its zone; earlier than the start, it is that of the next day. */
  ends_daily_at: string
  name: string
  /** In dB. */
  noise_threshold_decibels: number
  noise_threshold_id: string
  /** As NoiseAware's Noise Risk Score; other makers have none. */
  noise_threshold_nrs?: number
  /** A time of day and its zone: `22:00:00[America/Los_Angeles]`. */
  starts_daily_at: string
}

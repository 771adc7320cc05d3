/** The loudest that is allowed during a part of the day. */
export interface NoiseThreshold {
  noise_threshold_id: string
  device_id?: string
  name?: string
  /** A time of day and its zone: `22:00:00[America/Los_Angeles]`. */
  starts_daily_at?: string
  /** A time of day and its zone; earlier than the start, it is that of the next day. */
  ends_daily_at?: string
  noise_threshold_decibels?: number
  /** As NoiseAware's Noise Risk Score; other makers have none. */
  noise_threshold_nrs?: number
}

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface NoiseSensorEvent {
  connected_account_custom_metadata?: Record<string, string | boolean>
  connected_account_id: string
  created_at: string
  customer_key?: string
  device_custom_metadata?: Record<string, string | boolean>
  device_id: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  event_type: 'noise_sensor.noise_threshold_triggered'
  minut_metadata?: Record<string, unknown>
  /** In dB. */
  noise_level_decibels?: number
  /** As NoiseAware's Noise Risk Score. */
  noise_level_nrs?: number
  noise_threshold_id?: string
  noise_threshold_name?: string
  noiseaware_metadata?: Record<string, unknown>
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

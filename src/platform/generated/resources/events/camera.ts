// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface CameraEvent {
  activation_reason: 'motion_detected'
  connected_account_custom_metadata?: Record<string, string | boolean>
  connected_account_id: string
  created_at: string
  customer_key?: string
  device_custom_metadata?: Record<string, string | boolean>
  device_id: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  event_type: 'camera.activated'
  image_url?: string
  motion_sub_type?: 'human' | 'vehicle' | 'package' | 'other'
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  video_url?: string
  workspace_id: string
}

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface PhoneEvent {
  created_at: string
  device_custom_metadata?: Record<string, string | boolean>
  device_id: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  event_type: 'phone.deactivated'
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

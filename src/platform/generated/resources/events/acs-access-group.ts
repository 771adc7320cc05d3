// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface AcsAccessGroupEvent {
  acs_access_group_id: string
  acs_system_id: string
  connected_account_id?: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  event_type: 'acs_access_group.deleted'
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

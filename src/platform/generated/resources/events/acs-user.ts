// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface AcsUserCreatedEvent extends AcsUserEventBase {
  event_type: 'acs_user.created'
}

export interface AcsUserDeletedEvent extends AcsUserEventBase {
  event_type: 'acs_user.deleted'
}

interface AcsUserEventBase {
  acs_system_id: string
  acs_user_id: string
  connected_account_id?: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export type AcsUserEvent =
  | AcsUserCreatedEvent
  | AcsUserDeletedEvent

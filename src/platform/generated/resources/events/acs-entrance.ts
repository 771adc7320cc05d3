// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface AcsEntranceAddedEvent extends AcsEntranceEventBase {
  event_type: 'acs_entrance.added'
}

export interface AcsEntranceRemovedEvent extends AcsEntranceEventBase {
  event_type: 'acs_entrance.removed'
}

interface AcsEntranceEventBase {
  acs_entrance_id: string
  acs_system_id: string
  connected_account_id?: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export type AcsEntranceEvent =
  | AcsEntranceAddedEvent
  | AcsEntranceRemovedEvent

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface AcsEncoderAddedEvent extends AcsEncoderEventBase {
  event_type: 'acs_encoder.added'
}

export interface AcsEncoderRemovedEvent extends AcsEncoderEventBase {
  event_type: 'acs_encoder.removed'
}

interface AcsEncoderEventBase {
  acs_encoder_id: string
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

export type AcsEncoderEvent =
  | AcsEncoderAddedEvent
  | AcsEncoderRemovedEvent

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface AcsCredentialDeletedEvent extends AcsCredentialEventBase {
  event_type: 'acs_credential.deleted'
}

export interface AcsCredentialIssuedEvent extends AcsCredentialEventBase {
  event_type: 'acs_credential.issued'
}

export interface AcsCredentialReissuedEvent extends AcsCredentialEventBase {
  event_type: 'acs_credential.reissued'
}

export interface AcsCredentialInvalidatedEvent extends AcsCredentialEventBase {
  event_type: 'acs_credential.invalidated'
}

interface AcsCredentialEventBase {
  acs_credential_id: string
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

export type AcsCredentialEvent =
  | AcsCredentialDeletedEvent
  | AcsCredentialIssuedEvent
  | AcsCredentialReissuedEvent
  | AcsCredentialInvalidatedEvent

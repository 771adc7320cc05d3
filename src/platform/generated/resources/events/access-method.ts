// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface AccessMethodIssuedEvent extends AccessMethodEventBase {
  code?: string
  event_type: 'access_method.issued'
  is_backup_code?: boolean
}

export interface AccessMethodRevokedEvent extends AccessMethodEventBase {
  event_type: 'access_method.revoked'
}

export interface AccessMethodCardEncodingRequiredEvent extends AccessMethodEventBase {
  event_type: 'access_method.card_encoding_required'
}

export interface AccessMethodDeletedEvent extends AccessMethodEventBase {
  event_type: 'access_method.deleted'
}

export interface AccessMethodReissuedEvent extends AccessMethodEventBase {
  code?: string
  event_type: 'access_method.reissued'
  is_backup_code?: boolean
}

export interface AccessMethodCreatedEvent extends AccessMethodEventBase {
  event_type: 'access_method.created'
}

export interface AccessMethodDelayInIssuingEvent extends AccessMethodEventBase {
  event_type: 'access_method.delay_in_issuing'
}

export interface AccessMethodFailedToIssueEvent extends AccessMethodEventBase {
  event_type: 'access_method.failed_to_issue'
}

interface AccessMethodEventBase {
  access_grant_ids: string[]
  access_grant_keys?: string[]
  access_method_id: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export type AccessMethodEvent =
  | AccessMethodIssuedEvent
  | AccessMethodRevokedEvent
  | AccessMethodCardEncodingRequiredEvent
  | AccessMethodDeletedEvent
  | AccessMethodReissuedEvent
  | AccessMethodCreatedEvent
  | AccessMethodDelayInIssuingEvent
  | AccessMethodFailedToIssueEvent

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface AccessGrantCreatedEvent extends AccessGrantEventBase {
  event_type: 'access_grant.created'
}

export interface AccessGrantDeletedEvent extends AccessGrantEventBase {
  event_type: 'access_grant.deleted'
}

export interface AccessGrantAccessGrantedToAllDoorsEvent extends AccessGrantEventBase {
  event_type: 'access_grant.access_granted_to_all_doors'
}

export interface AccessGrantAccessGrantedToDoorEvent extends AccessGrantEventBase {
  acs_entrance_id: string
  event_type: 'access_grant.access_granted_to_door'
}

export interface AccessGrantAccessToDoorLostEvent extends AccessGrantEventBase {
  acs_entrance_id: string
  event_type: 'access_grant.access_to_door_lost'
}

export interface AccessGrantAccessTimesChangedEvent extends AccessGrantEventBase {
  access_grant_key?: string
  /** An ISO 8601 moment, or `null` for a grant without an end. */
  ends_at?: string
  event_type: 'access_grant.access_times_changed'
  /** An ISO 8601 moment. */
  starts_at?: string
}

export interface AccessGrantCouldNotCreateRequestedAccessMethodsEvent extends AccessGrantEventBase {
  error_message: string
  event_type: 'access_grant.could_not_create_requested_access_methods'
  missing_device_ids?: string[]
}

interface AccessGrantEventBase {
  access_grant_id: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export type AccessGrantEvent =
  | AccessGrantCreatedEvent
  | AccessGrantDeletedEvent
  | AccessGrantAccessGrantedToAllDoorsEvent
  | AccessGrantAccessGrantedToDoorEvent
  | AccessGrantAccessToDoorLostEvent
  | AccessGrantAccessTimesChangedEvent
  | AccessGrantCouldNotCreateRequestedAccessMethodsEvent

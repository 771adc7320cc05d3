// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface SpaceDeviceMembershipChangedEvent extends SpaceEventBase {
  acs_entrance_ids: string[]
  device_ids: string[]
  event_type: 'space.device_membership_changed'
}

export interface SpaceCreatedEvent extends SpaceEventBase {
  acs_entrance_ids: string[]
  device_ids: string[]
  event_type: 'space.created'
}

export interface SpaceDeletedEvent extends SpaceEventBase {
  acs_entrance_ids: string[]
  device_ids: string[]
  event_type: 'space.deleted'
}

interface SpaceEventBase {
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  space_id: string
  space_key?: string
  workspace_id: string
}

export type SpaceEvent =
  | SpaceDeviceMembershipChangedEvent
  | SpaceCreatedEvent
  | SpaceDeletedEvent

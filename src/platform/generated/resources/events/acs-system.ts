// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface AcsSystemConnectedEvent extends AcsSystemEventBase {
  event_type: 'acs_system.connected'
}

export interface AcsSystemAddedEvent extends AcsSystemEventBase {
  event_type: 'acs_system.added'
}

export interface AcsSystemDisconnectedEvent extends AcsSystemEventBase {
  acs_system_errors: Array<{ created_at: string; error_code: string; message: string }>
  acs_system_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  event_type: 'acs_system.disconnected'
}

interface AcsSystemEventBase {
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

export type AcsSystemEvent =
  | AcsSystemConnectedEvent
  | AcsSystemAddedEvent
  | AcsSystemDisconnectedEvent

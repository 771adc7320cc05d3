// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface ConnectedAccountConnectedEvent extends ConnectedAccountEventBase {
  connect_webview_id?: string
  customer_key?: string
  event_type: 'connected_account.connected'
}

export interface ConnectedAccountCreatedEvent extends ConnectedAccountEventBase {
  connect_webview_id: string
  event_type: 'connected_account.created'
}

export interface ConnectedAccountSuccessfulLoginEvent extends ConnectedAccountEventBase {
  connect_webview_id: string
  event_type: 'connected_account.successful_login'
}

export interface ConnectedAccountDisconnectedEvent extends ConnectedAccountEventBase {
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  event_type: 'connected_account.disconnected'
}

export interface ConnectedAccountCompletedFirstSyncEvent extends ConnectedAccountEventBase {
  event_type: 'connected_account.completed_first_sync'
}

export interface ConnectedAccountDeletedEvent extends ConnectedAccountEventBase {
  connected_account_type?: string
  customer_key?: string
  event_type: 'connected_account.deleted'
}

export interface ConnectedAccountCompletedFirstSyncAfterReconnectionEvent extends ConnectedAccountEventBase {
  event_type: 'connected_account.completed_first_sync_after_reconnection'
}

export interface ConnectedAccountReauthorizationRequestedEvent extends ConnectedAccountEventBase {
  connected_account_errors: Array<{ created_at: string; error_code: string; message: string }>
  connected_account_warnings: Array<{ created_at: string; message: string; warning_code: string }>
  event_type: 'connected_account.reauthorization_requested'
}

interface ConnectedAccountEventBase {
  connected_account_custom_metadata?: Record<string, string | boolean>
  connected_account_id: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export type ConnectedAccountEvent =
  | ConnectedAccountConnectedEvent
  | ConnectedAccountCreatedEvent
  | ConnectedAccountSuccessfulLoginEvent
  | ConnectedAccountDisconnectedEvent
  | ConnectedAccountCompletedFirstSyncEvent
  | ConnectedAccountDeletedEvent
  | ConnectedAccountCompletedFirstSyncAfterReconnectionEvent
  | ConnectedAccountReauthorizationRequestedEvent

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface ConnectWebviewLoginSucceededEvent extends ConnectWebviewEventBase {
  connected_account_custom_metadata?: Record<string, string | boolean>
  /** Of the account, once there is one. */
  connected_account_id: string
  customer_key?: string
  event_type: 'connect_webview.login_succeeded'
}

export interface ConnectWebviewLoginFailedEvent extends ConnectWebviewEventBase {
  event_type: 'connect_webview.login_failed'
}

interface ConnectWebviewEventBase {
  connect_webview_id: string
  created_at: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export type ConnectWebviewEvent =
  | ConnectWebviewLoginSucceededEvent
  | ConnectWebviewLoginFailedEvent

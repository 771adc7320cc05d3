// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface ClientSession {
  client_session_id: string
  connect_webview_ids: string[]
  connected_account_ids: string[]
  created_at: string
  customer_key?: string
  device_count: number
  /** An ISO 8601 moment. */
  expires_at: string
  /** A secret: whoever has it acts as the user. */
  token: string
  /** Who the user is to the host. */
  user_identifier_key: string | null
  user_identity_id?: string
  /** @deprecated */
  user_identity_ids: string[]
  workspace_id: string
}

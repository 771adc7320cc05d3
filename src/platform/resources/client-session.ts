/** What a user may see and do, as the platform holds it. */
export interface ClientSession {
  client_session_id: string
  workspace_id?: string
  /** Who the user is to the host. */
  user_identifier_key?: string | null
  customer_key?: string
  /** A secret: whoever has it acts as the user. */
  token?: string
  connected_account_ids?: string[]
  connect_webview_ids?: string[]
  user_identity_id?: string
  /** @deprecated in favour of `user_identity_id` */
  user_identity_ids?: string[]
  device_count?: number
  /** An ISO 8601 moment. */
  created_at?: string
  /** An ISO 8601 moment. */
  expires_at?: string
}

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface WorkspaceConnectWebviewCustomization {
  inviter_logo_url?: string
  logo_shape?: 'circle' | 'square'
  primary_button_color?: string
  primary_button_text_color?: string
  success_message?: string
}

export interface Workspace {
  company_name: string
  /** @deprecated */
  connect_partner_name: string | null
  connect_webview_customization: WorkspaceConnectWebviewCustomization
  is_publishable_key_auth_enabled: boolean
  is_sandbox: boolean
  /** Whether a sandbox was put to rest, as nobody used it. */
  is_suspended: boolean
  name: string
  organization_id: string | null
  publishable_key?: string
  workspace_id: string
}

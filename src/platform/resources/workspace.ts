import type { KnownText } from './known-text.js'

/** How the pages look on which users connect accounts; colours as in CSS. */
export interface ConnectWebviewCustomization {
  primary_button_color?: string
  primary_button_text_color?: string
  success_message?: string
  logo_shape?: KnownText<'circle' | 'square'>
  inviter_logo_url?: string
}

/** What holds everything else; nothing is seen from one in another. */
export interface Workspace {
  workspace_id: string
  name?: string
  company_name?: string
  /** @deprecated in favour of `company_name` */
  connect_partner_name?: string | null
  organization_id?: string | null
  is_sandbox?: boolean
  /** Whether a sandbox was put to rest, as nobody used it. */
  is_suspended?: boolean
  publishable_key?: string
  is_publishable_key_auth_enabled?: boolean
  connect_webview_customization?: ConnectWebviewCustomization
}

import type { ActionAttempt, Workspace } from '../resources.js'
import type { Call, OptionalCall } from './call.js'

/** How the pages look on which users connect accounts; colours as in CSS, `null` for the usual. */
interface Customization {
  primary_button_color?: string | null
  primary_button_text_color?: string | null
  success_message?: string | null
  logo_shape?: 'circle' | 'square' | null
}

interface CreateParameters {
  name: string
  company_name?: string
  organization_id?: string
  connect_partner_name?: string | null
  is_sandbox?: boolean
  connect_webview_customization?: Customization
  /** @deprecated in favour of `connect_webview_customization` */
  webview_primary_button_color?: string
  /** @deprecated in favour of `connect_webview_customization` */
  webview_primary_button_text_color?: string
  /** @deprecated in favour of `connect_webview_customization` */
  webview_success_message?: string
  /** @deprecated in favour of `connect_webview_customization` */
  webview_logo_shape?: 'circle' | 'square'
}

interface UpdateParameters {
  name?: string
  organization_id?: string
  connect_partner_name?: string
  connect_webview_customization?: Customization
  /** Whether pages may exchange the publishable key for a session. */
  is_publishable_key_auth_enabled?: boolean
  is_suspended?: boolean
}

type Nothing = Record<string, never>

export interface WorkspacesCalls {
  /** Makes a workspace. */
  create: Call<CreateParameters, Workspace>
  /** The workspace of the client. */
  get: OptionalCall<Nothing, Workspace>
  /** The workspaces that the credential reaches. */
  list: OptionalCall<Nothing, Workspace[]>
  /** Brings a sandbox back to how it was made. */
  resetSandbox: OptionalCall<Nothing, ActionAttempt>
  /** Changes the workspace of the client. */
  update: OptionalCall<UpdateParameters, void>
}

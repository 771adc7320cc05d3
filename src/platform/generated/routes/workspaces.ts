// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { ActionAttempt } from '../resources/action-attempt.js'
import type { Workspace } from '../resources/workspace.js'

export interface WorkspacesRoutes {
  '/workspaces/create': (
    parameters: {
      company_name?: string
      /** @deprecated */
      connect_partner_name?: string | null
      connect_webview_customization?: {
        logo_shape?: 'circle' | 'square' | null
        primary_button_color?: string | null
        primary_button_text_color?: string | null
        success_message?: string | null
      }
      is_sandbox?: boolean
      name: string
      organization_id?: string
      /** @deprecated */
      webview_logo_shape?: 'circle' | 'square'
      /** @deprecated */
      webview_primary_button_color?: string
      /** @deprecated */
      webview_primary_button_text_color?: string
      /** @deprecated */
      webview_success_message?: string
    },
    options?: CallOptions
  ) => PlatformRequest<Workspace>
  '/workspaces/get': (parameters?: Record<string, never>, options?: CallOptions) => PlatformRequest<Workspace>
  '/workspaces/list': (parameters?: Record<string, never>, options?: CallOptions) => PlatformRequest<Workspace[]>
  '/workspaces/reset_sandbox': (
    parameters?: Record<string, never>,
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/workspaces/update': (
    parameters?: {
      connect_partner_name?: string
      connect_webview_customization?: {
        logo_shape?: 'circle' | 'square' | null
        primary_button_color?: string | null
        primary_button_text_color?: string | null
        success_message?: string | null
      }
      /** Whether pages may exchange the publishable key for a session. */
      is_publishable_key_auth_enabled?: boolean
      is_suspended?: boolean
      name?: string
      organization_id?: string
    },
    options?: CallOptions
  ) => PlatformRequest<void>
}

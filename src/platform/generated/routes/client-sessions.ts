// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../../calls/moment.js'
import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { ClientSession } from '../resources/client-session.js'

export interface ClientSessionsRoutes {
  '/client_sessions/create': (
    parameters?: {
      connect_webview_ids?: string[]
      connected_account_ids?: string[]
      customer_id?: string
      customer_key?: string
      expires_at?: Moment
      /** Who the user is to the host: not to be guessed, so no e-mail address. */
      user_identifier_key?: string
      user_identity_id?: string
      /** @deprecated */
      user_identity_ids?: string[]
    },
    options?: CallOptions
  ) => PlatformRequest<ClientSession>
  '/client_sessions/delete': (
    parameters: { client_session_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/client_sessions/get': (
    parameters?: {
      client_session_id?: string
      /** Who the user is to the host: not to be guessed, so no e-mail address. */
      user_identifier_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<ClientSession>
  '/client_sessions/get_or_create': (
    parameters?: {
      connect_webview_ids?: string[]
      connected_account_ids?: string[]
      expires_at?: Moment
      /** Who the user is to the host: not to be guessed, so no e-mail address. */
      user_identifier_key?: string
      user_identity_id?: string
      /** @deprecated */
      user_identity_ids?: string[]
    },
    options?: CallOptions
  ) => PlatformRequest<ClientSession>
  '/client_sessions/grant_access': (
    parameters?: {
      client_session_id?: string
      connect_webview_ids?: string[]
      connected_account_ids?: string[]
      /** Who the user is to the host: not to be guessed, so no e-mail address. */
      user_identifier_key?: string
      user_identity_id?: string
      /** @deprecated */
      user_identity_ids?: string[]
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/client_sessions/list': (
    parameters?: {
      client_session_id?: string
      connect_webview_id?: string
      /** Who the user is to the host: not to be guessed, so no e-mail address. */
      user_identifier_key?: string
      user_identity_id?: string
      /** Whether to give only those of nobody that the host knows. */
      without_user_identifier_key?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<ClientSession[]>
  '/client_sessions/revoke': (
    parameters: { client_session_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
}

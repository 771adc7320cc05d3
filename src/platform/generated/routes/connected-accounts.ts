// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { ConnectedAccount } from '../resources/connected-account.js'

export interface ConnectedAccountsRoutes {
  '/connected_accounts/delete': (
    parameters: {
      connected_account_id: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/connected_accounts/list': (
    parameters?: {
      /** What their metadata must hold. */
      custom_metadata_has?: Record<string, string | boolean>
      customer_key?: string
      /** The most that one page holds. */
      limit?: number
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the id, the type, the customer key, the metadata or the name, e-mail address or number of the user. */
      search?: string
      space_id?: string
      user_identifier_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<ConnectedAccount[]>
  '/connected_accounts/sync': (
    parameters: { connected_account_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/connected_accounts/update': (
    parameters: {
      /** Which kinds of device come in. */
      accepted_capabilities?: Array<'lock' | 'thermostat' | 'noise_sensor' | 'access_control' | 'camera'>
      /** Whether new devices are managed from the start. */
      automatically_manage_new_devices?: boolean
      connected_account_id: string
      /** Takes the place of all that there was. */
      custom_metadata?: Record<string, string | boolean | null>
      /** Whom the account belongs to from now on; it must belong to nobody yet. */
      customer_key?: string
      display_name?: string
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/connected_accounts/get': (
    parameters: { connected_account_id: string } | { email: string },
    options?: CallOptions
  ) => PlatformRequest<ConnectedAccount>
}

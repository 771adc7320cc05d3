// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { ProviderCategory } from '../enumerations/provider-category.js'
import type { ProviderName } from '../enumerations/provider-name.js'
import type { ConnectWebview } from '../resources/connect-webview.js'

export interface ConnectWebviewsRoutes {
  '/connect_webviews/create': (
    parameters?: {
      /** Which kinds of device come in. @default as the providers have it */
      accepted_capabilities?: Array<'lock' | 'thermostat' | 'noise_sensor' | 'access_control' | 'camera'>
      /** Those to choose from, instead of a category; `devices.listDeviceProviders` names them. */
      accepted_providers?: ProviderName[]
      /** Whether new devices are managed from the start. */
      automatically_manage_new_devices?: boolean
      /** Kept with the page, and with the account that it connects. */
      custom_metadata?: Record<string, string | boolean | null>
      /** Where the user goes when it failed. @default custom_redirect_url */
      custom_redirect_failure_url?: string
      /** Where the user goes afterwards. */
      custom_redirect_url?: string
      /** Whom the account then belongs to. */
      customer_key?: string
      device_selection_mode?: 'none' | 'single' | 'multiple'
      excluded_providers?: string[]
      provider_category?: ProviderCategory
      /** Whether it is done only when every device is there. */
      wait_for_device_creation?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<ConnectWebview>
  '/connect_webviews/delete': (
    parameters: { connect_webview_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/connect_webviews/get': (
    parameters: { connect_webview_id: string },
    options?: CallOptions
  ) => PlatformRequest<ConnectWebview>
  '/connect_webviews/list': (
    parameters?: {
      /** What their metadata must hold. */
      custom_metadata_has?: Record<string, string | boolean>
      customer_key?: string
      /** The most that one page holds. */
      limit?: number
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the id, the providers, the metadata or the customer key. */
      search?: string
      user_identifier_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<ConnectWebview[]>
}

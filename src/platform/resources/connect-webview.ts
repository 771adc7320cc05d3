import type { AccountCapability } from './connected-account.js'
import type { CustomMetadata } from './custom-metadata.js'
import type { KnownText } from './known-text.js'
import type { ProviderName } from './provider-name.js'

/** How many devices the user picks: all of the account, one, or some. */
export type DeviceSelectionMode = 'none' | 'single' | 'multiple'

/** A page of the platform on which a user connects an account. */
export interface ConnectWebview {
  connect_webview_id: string
  workspace_id?: string
  /** Where the page is. */
  url?: string
  status?: KnownText<'pending' | 'failed' | 'authorized'>
  login_successful?: boolean
  /** Of the account, once there is one. */
  connected_account_id?: string | null
  customer_key?: string
  /** Where the user goes afterwards. */
  custom_redirect_url?: string | null
  /** Where the user goes when it failed. @default custom_redirect_url */
  custom_redirect_failure_url?: string | null
  custom_metadata?: CustomMetadata
  device_selection_mode?: KnownText<DeviceSelectionMode>
  any_provider_allowed?: boolean
  accepted_providers?: KnownText<ProviderName>[]
  accepted_capabilities?: KnownText<AccountCapability>[]
  selected_provider?: KnownText<ProviderName> | null
  /** Whether new devices are managed from the start. */
  automatically_manage_new_devices?: boolean
  /** Whether it is done only when every device is there. */
  wait_for_device_creation?: boolean
  /** @deprecated no longer used */
  any_device_allowed?: boolean
  /** @deprecated no longer used */
  accepted_devices?: string[]
  /** An ISO 8601 moment. */
  authorized_at?: string | null
  /** An ISO 8601 moment. */
  created_at?: string
}

import type {
  AccountCapability,
  ConnectWebview,
  CustomMetadata,
  DeviceSelectionMode,
  ProviderCategory,
  ProviderName
} from '../resources.js'
import type { Call, OptionalCall, PageParameters } from './call.js'

interface CreateParameters {
  device_selection_mode?: DeviceSelectionMode
  /** Where the user goes afterwards. */
  custom_redirect_url?: string
  /** Where the user goes when it failed. @default custom_redirect_url */
  custom_redirect_failure_url?: string
  /** Kept with the page, and with the account that it connects. */
  custom_metadata?: CustomMetadata
  /** Whom the account then belongs to. */
  customer_key?: string
  /** Those to choose from, instead of a category; `devices.listDeviceProviders` names them. */
  accepted_providers?: ProviderName[]
  excluded_providers?: ProviderName[]
  provider_category?: ProviderCategory | 'internal_beta'
  /** Which kinds of device come in. @default as the providers have it */
  accepted_capabilities?: AccountCapability[]
  /** Whether new devices are managed from the start. */
  automatically_manage_new_devices?: boolean
  /** Whether it is done only when every device is there. */
  wait_for_device_creation?: boolean
}

interface ListParameters extends PageParameters {
  user_identifier_key?: string
  customer_key?: string
  /** What their metadata must hold. */
  custom_metadata_has?: Record<string, string | boolean>
  /** A part of the id, the providers, the metadata or the customer key. */
  search?: string
}

export interface ConnectWebviewsCalls {
  /** Makes a page on which a user connects an account; its `url` is where to send them. */
  create: OptionalCall<CreateParameters, ConnectWebview>
  /** Deletes a page; the account stays connected. */
  delete: Call<{ connect_webview_id: string }, void>
  /** One page, with what became of it. */
  get: Call<{ connect_webview_id: string }, ConnectWebview>
  /** The pages of the workspace, or those that match; it pages. */
  list: OptionalCall<ListParameters, ConnectWebview[]>
}

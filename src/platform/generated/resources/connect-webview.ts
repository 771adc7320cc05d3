// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface ConnectWebview {
  accepted_capabilities: Array<'lock' | 'thermostat' | 'noise_sensor' | 'access_control' | 'camera'>
  /** @deprecated */
  accepted_devices: string[]
  accepted_providers: string[]
  /** @deprecated */
  any_device_allowed: boolean
  any_provider_allowed: boolean
  authorized_at: string | null
  /** Whether new devices are managed from the start. */
  automatically_manage_new_devices: boolean
  connect_webview_id: string
  /** Of the account, once there is one. */
  connected_account_id: string | null
  created_at: string
  custom_metadata: Record<string, string | boolean>
  /** Where the user goes when it failed. */
  custom_redirect_failure_url: string | null
  /** Where the user goes afterwards. */
  custom_redirect_url: string | null
  customer_key?: string
  device_selection_mode: 'none' | 'single' | 'multiple'
  login_successful: boolean
  selected_provider: string | null
  status: 'pending' | 'failed' | 'authorized'
  /** Where the page is. */
  url: string
  /** Whether it is done only when every device is there. */
  wait_for_device_creation: boolean
  workspace_id: string
}

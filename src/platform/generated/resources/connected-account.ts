// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface ConnectedAccountErrorSaltoKsMetadataSite {
  site_id?: string
  site_name?: string
  site_user_subscription_limit?: number
  subscribed_site_user_count?: number
}

export type ConnectedAccountError =
  | {
      created_at: string
      error_code: 'account_disconnected'
      is_bridge_error?: boolean
      is_connected_account_error?: boolean
      message: string
    }
  | {
      created_at: string
      error_code: 'bridge_disconnected'
      is_bridge_error?: boolean
      is_connected_account_error?: boolean
      message: string
    }
  | {
      created_at: string
      error_code: 'salto_ks_subscription_limit_exceeded'
      is_bridge_error?: boolean
      is_connected_account_error?: boolean
      message: string
      salto_ks_metadata: { sites?: ConnectedAccountErrorSaltoKsMetadataSite[] }
    }
  | {
      created_at: string
      error_code: 'dormakaba_sites_disconnected'
      is_bridge_error?: boolean
      is_connected_account_error?: boolean
      message: string
    }

export interface ConnectedAccountUserIdentifier {
  api_url?: string
  email?: string
  exclusive?: boolean
  phone?: string
  username?: string
}

export interface ConnectedAccountWarningSaltoKsMetadataSite {
  site_id?: string
  site_name?: string
  site_user_subscription_limit?: number
  subscribed_site_user_count?: number
}

export type ConnectedAccountWarning =
  | { created_at: string; message: string; warning_code: 'scheduled_maintenance_window' }
  | { created_at: string; message: string; warning_code: 'unknown_issue_with_connected_account' }
  | {
      created_at: string
      message: string
      salto_ks_metadata: { sites?: ConnectedAccountWarningSaltoKsMetadataSite[] }
      warning_code: 'salto_ks_subscription_limit_almost_reached'
    }
  | { created_at: string; message: string; warning_code: 'account_reauthorization_requested' }
  | { created_at: string; message: string; warning_code: 'being_deleted' }
  | { created_at: string; message: string; warning_code: 'provider_service_unavailable' }
  | { created_at: string; message: string; warning_code: 'setup_required' }
  | { created_at: string; message: string; warning_code: 'dormakaba_sites_unapproved' }

export interface ConnectedAccount {
  accepted_capabilities: Array<'lock' | 'thermostat' | 'noise_sensor' | 'access_control' | 'camera'>
  account_type?: string
  account_type_display_name: string
  /** Whether new devices are managed from the start. */
  automatically_manage_new_devices: boolean
  connected_account_id: string
  created_at?: string
  custom_metadata: Record<string, string | boolean>
  customer_key?: string
  default_checkin_time?: string
  default_checkout_time?: string
  display_name: string
  errors: ConnectedAccountError[]
  ical_feed_origin?: string
  ical_url?: string
  image_url?: string
  /** One of the IANA list. */
  time_zone?: string
  /** @deprecated */
  user_identifier?: ConnectedAccountUserIdentifier
  warnings: ConnectedAccountWarning[]
}

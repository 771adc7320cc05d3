import type { KnownText } from './known-text.js'

/** What can be wrong with a device, an account or a code. */
export type ErrorCode =
  | 'access_code_inactive'
  | 'account_disconnected'
  | 'august_lock_not_authorized'
  | 'auxiliary_heat_running'
  | 'bridge_disconnected'
  | 'conflicting_external_modification'
  | 'device_disconnected'
  | 'device_offline'
  | 'device_removed'
  | 'dormakaba_sites_disconnected'
  | 'duplicate_code_on_device'
  | 'empty_backup_access_code_pool'
  | 'failed_to_remove_from_device'
  | 'failed_to_set_on_device'
  | 'hub_disconnected'
  | 'insufficient_permissions'
  | 'missing_device_credentials'
  | 'no_space_for_access_code_on_device'
  | 'provider_issue'
  | 'salto_ks_subscription_limit_exceeded'
  | 'subscription_required'

/** What to look out for on a device, an account or a code. */
export type WarningCode =
  | 'accessory_keypad_setup_required'
  | 'account_reauthorization_requested'
  | 'being_deleted'
  | 'code_rotates_periodically'
  | 'delay_in_removing_from_device'
  | 'delay_in_setting_on_device'
  | 'device_communication_degraded'
  | 'device_has_flaky_connection'
  | 'dormakaba_sites_unapproved'
  | 'external_modification_in_effect'
  | 'hub_required_for_additional_capabilities'
  | 'igloo_algopin_must_be_used_within_24_hours'
  | 'insufficient_permissions'
  | 'keynest_unsupported_locker'
  | 'lockly_time_zone_not_configured'
  | 'management_transferred'
  | 'many_active_backup_codes'
  | 'max_access_codes_reached'
  | 'partial_backup_access_code_pool'
  | 'power_saving_mode'
  | 'privacy_mode'
  | 'provider_issue'
  | 'provider_service_unavailable'
  | 'salto_ks_lock_access_code_support_removed'
  | 'salto_ks_office_mode'
  | 'salto_ks_privacy_mode'
  | 'salto_ks_subscription_limit_almost_reached'
  | 'scheduled_maintenance_window'
  | 'setup_required'
  | 'temperature_threshold_exceeded'
  | 'third_party_integration_detected'
  | 'time_frame_adjusted_for_unknown_time_zone'
  | 'time_zone_mismatch'
  | 'time_zone_unknown'
  | 'ttlock_lock_gateway_unlocking_not_enabled'
  | 'ttlock_weak_gateway_signal'
  | 'two_n_device_missing_timezone'
  | 'ultraloq_time_zone_unknown'
  | 'unknown_issue_with_access_code'
  | 'unknown_issue_with_connected_account'
  | 'unknown_issue_with_phone'
  | 'unreliable_online_status'
  | 'using_backup_access_code'

/** A field of an access code that someone changed outside the platform. */
export interface ModifiedField {
  field?: string
  from?: string | null
  to?: string | null
}

/** How near a site of Salto KS is to the number of users that it pays for. */
export interface SaltoKsSite {
  site_id?: string
  site_name?: string
  subscribed_site_user_count?: number
  site_user_subscription_limit?: number
}

/** An error or warning that the platform attaches to a device, an account or a code. */
export interface Issue {
  /** Of an error alone. */
  error_code?: KnownText<ErrorCode>
  /** Of a warning alone. */
  warning_code?: KnownText<WarningCode>
  /** For people, in English. */
  message?: string
  is_access_code_error?: boolean
  is_bridge_error?: boolean
  is_connected_account_error?: boolean
  is_device_error?: boolean
  /** Since when, as an ISO 8601 moment. */
  created_at?: string
  /** What was done to the code outside the platform. */
  change_type?: KnownText<'modified' | 'removed'>
  modified_fields?: ModifiedField[]
  /** The code of the platform that has the same PIN. */
  managed_access_code_id?: string
  /** The code on the device that has the same PIN. */
  unmanaged_access_code_id?: string
  active_access_code_count?: number
  max_active_access_code_count?: number
  salto_ks_metadata?: { sites?: SaltoKsSite[] }
}

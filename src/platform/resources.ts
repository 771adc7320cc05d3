/** An error or warning that the platform attaches to a device, an account or a code. */
export interface Issue {
  error_code?: string
  warning_code?: string
  message?: string
  is_device_error?: boolean
  is_connected_account_error?: boolean
  created_at?: string
}

/** What a device is and does; each maker fills in a part of it. */
export interface DeviceProperties {
  name?: string
  image_url?: string
  locked?: boolean | null
  online?: boolean
  manufacturer?: string
  serial_number?: string
  model?: { manufacturer_display_name?: string; display_name?: string }
  supported_code_lengths?: number[]
  online_access_codes_enabled?: boolean
  offline_access_codes_enabled?: boolean
  /** `level` runs from 0 to 1. */
  battery?: { status?: string; level?: number }
  battery_level?: number
  noise_level_decibels?: number
  available_climate_presets?: unknown[]
  currently_triggering_noise_threshold_ids?: string[]
  [key: string]: unknown
}

/** A lock, thermostat or noise sensor that is connected to the workspace. */
export interface Device {
  device_id: string
  device_type?: string
  display_name?: string
  nickname?: string | null
  connected_account_id?: string
  workspace_id?: string
  created_at?: string
  is_managed?: boolean
  location?: { location_name?: string; timezone?: string } | null
  can_remotely_lock?: boolean
  can_remotely_unlock?: boolean
  can_program_online_access_codes?: boolean
  can_program_offline_access_code?: boolean
  can_program_offline_access_codes?: boolean
  errors?: Issue[]
  warnings?: Issue[]
  properties?: DeviceProperties
}

/** A PIN on a device. */
export interface AccessCode {
  access_code_id: string
  device_id?: string
  name?: string | null
  code?: string | null
  type?: string
  status?: string
  starts_at?: string | null
  ends_at?: string | null
  created_at?: string
  is_offline_access_code?: boolean
  errors?: Issue[]
  warnings?: Issue[]
}

/** The account at a maker through which devices are reached. */
export interface ConnectedAccount {
  connected_account_id: string
  account_type?: string
  account_type_display_name?: string
  user_identifier?: { email?: string; username?: string; phone?: string }
  created_at?: string
  errors?: Issue[]
  warnings?: Issue[]
}

/** What a user may see and do, as the platform holds it. */
export interface ClientSession {
  client_session_id: string
  workspace_id?: string
  user_identifier_key?: string | null
  token?: string
  connected_account_ids?: string[]
}

/** A command to a device that is under way or over. An unknown status counts as pending. */
export interface ActionAttempt {
  action_attempt_id: string
  action_type?: string
  status?: string
  result?: unknown
  error?: { type?: string; message?: string } | null
}

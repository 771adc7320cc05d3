import type {
  AccessCodeError,
  AccessCodeWarning,
  ConnectedAccountError,
  ConnectedAccountWarning,
  DeviceError,
  DeviceWarning
} from '../generated/resources.js'

/** Error code of a device, connected account or access code. */
export type ErrorCode = (AccessCodeError | ConnectedAccountError | DeviceError)['error_code']

/** Warning code of a device, connected account or access code. */
export type WarningCode = (AccessCodeWarning | ConnectedAccountWarning | DeviceWarning)['warning_code']

/** The common shape of the errors and warnings of devices, connected accounts and access codes. */
export interface Issue {
  /** Only set for errors. */
  error_code?: ErrorCode
  /** Only set for warnings. */
  warning_code?: WarningCode
  /** Description in English. */
  message: string
  is_access_code_error?: boolean
  is_bridge_error?: boolean
  is_connected_account_error?: boolean
  is_device_error?: boolean
  /** ISO 8601 date. */
  created_at?: string
  /** The code on the device with the same PIN. Only set for `duplicate_code_on_device`. */
  unmanaged_access_code_id?: string
}

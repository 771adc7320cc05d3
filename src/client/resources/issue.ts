import type {
  AccessCodeError,
  AccessCodeWarning,
  ConnectedAccountError,
  ConnectedAccountWarning,
  DeviceError,
  DeviceWarning
} from '../generated/resources.js'

/** What can be wrong with a device, an account or a code. */
export type ErrorCode = (AccessCodeError | ConnectedAccountError | DeviceError)['error_code']

/** What to look out for on a device, an account or a code. */
export type WarningCode = (AccessCodeWarning | ConnectedAccountWarning | DeviceWarning)['warning_code']

/** What every error and warning of a device, an account or a code can be read as. */
export interface Issue {
  /** Of an error alone. */
  error_code?: ErrorCode
  /** Of a warning alone. */
  warning_code?: WarningCode
  /** For people, in English. */
  message: string
  is_access_code_error?: boolean
  is_bridge_error?: boolean
  is_connected_account_error?: boolean
  is_device_error?: boolean
  /** Since when, as an ISO 8601 moment. */
  created_at?: string
  /** Of `duplicate_code_on_device`: the code on the device that has the same PIN. */
  unmanaged_access_code_id?: string
}

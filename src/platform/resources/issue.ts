import type {
  AccessCodeError,
  AccessCodeWarning,
  ConnectedAccountError,
  ConnectedAccountWarning,
  DeviceError,
  DeviceWarning
} from '../generated/resources.js'

/** An error or warning that the platform attaches to a device, an account or a code. */
export type Issue =
  | AccessCodeError
  | AccessCodeWarning
  | ConnectedAccountError
  | ConnectedAccountWarning
  | DeviceError
  | DeviceWarning

/** What can be wrong with a device, an account or a code. */
export type ErrorCode = Extract<Issue, { error_code: string }>['error_code']

/** What to look out for on a device, an account or a code. */
export type WarningCode = Extract<Issue, { warning_code: string }>['warning_code']

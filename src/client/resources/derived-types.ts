import type { CallResult } from '../calls/call.js'
import type {
  AccessCode,
  ActionAttempt,
  ConnectedAccount,
  Device,
  DeviceCodeConstraint,
  DeviceOnlineTimeFrameOption
} from '../generated/resources.js'

export type AccessCodeStatus = AccessCode['status']

export type AccessCodeType = AccessCode['type']

/** A kind of command for devices, encoders and workspaces. */
export type ActionType = ActionAttempt['action_type']

/** The reason why a command failed. */
export type ActionAttemptError = Extract<ActionAttempt, { status: 'error' }>['error']

/** Data that the host stores with a device, an account or a connect webview. */
export type CustomMetadata = Device['custom_metadata']

/** A rule for the PINs or names of a device's access codes. */
export type CodeConstraint = DeviceCodeConstraint

/** Start and end times that a lock allows for its access codes. */
export type TimeFrameOption = DeviceOnlineTimeFrameOption

/** Identifies the user of a connected account at the manufacturer. */
export type UserIdentifier = NonNullable<ConnectedAccount['user_identifier']>

/** Resources that are related to spaces. */
export type SpaceBatch = CallResult<'/spaces/get_related'>

export type Bridge = CallResult<'/bridges/get'>

/** An execution of a customer's automation. */
export type AutomationRun = CallResult<'/{product}/customer/v1/automation_runs/list'>[number]

/** A customer's space and its resources. */
export type MappedSpace = CallResult<'/{product}/partner/v1/building_blocks/spaces/auto_map'>[number]

export type CustomerPortal = CallResult<'/{product}/customer/v1/portals/get'>

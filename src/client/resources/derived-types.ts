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

/** What devices, encoders and workspaces can be commanded to do. */
export type ActionType = ActionAttempt['action_type']

/** Why a command failed. */
export type ActionAttemptError = Extract<ActionAttempt, { status: 'error' }>['error']

/** What a host keeps with a device, an account or a page. */
export type CustomMetadata = Device['custom_metadata']

/** What a device asks of the PINs and names of its codes. */
export type CodeConstraint = DeviceCodeConstraint

/** When the codes of a lock may begin and end. */
export type TimeFrameOption = DeviceOnlineTimeFrameOption

/** Who the user of an account is to its maker. */
export type UserIdentifier = NonNullable<ConnectedAccount['user_identifier']>

/** What some spaces have to do with. */
export type SpaceBatch = CallResult<'/spaces/get_related'>

export type Bridge = CallResult<'/bridges/get'>

/** What an automation did for a customer. */
export type AutomationRun = CallResult<'/{product}/customer/v1/automation_runs/list'>[number]

/** A place of a customer, with what belongs there. */
export type MappedSpace = CallResult<'/{product}/partner/v1/building_blocks/spaces/auto_map'>[number]

export type CustomerPortal = CallResult<'/{product}/customer/v1/portals/get'>

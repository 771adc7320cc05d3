import type { EventType, PlatformEvent } from '../resources.js'
import type { AtLeastOne } from './at-least-one.js'
import type { Call, Moment, OptionalCall } from './call.js'

/** Which events to give: those that match all of it. The platform asks for `since` or `between`. */
interface ListParameters {
  /** The earliest to give. */
  since?: Moment
  /** After the first and before the second. */
  between?: [Moment, Moment]
  event_ids?: string[]
  event_type?: EventType
  event_types?: EventType[]
  device_id?: string
  device_ids?: string[]
  access_code_id?: string
  access_code_ids?: string[]
  access_grant_id?: string
  access_grant_ids?: string[]
  access_method_id?: string
  access_method_ids?: string[]
  acs_access_group_id?: string
  acs_credential_id?: string
  acs_encoder_id?: string
  acs_entrance_id?: string
  acs_system_id?: string
  acs_system_ids?: string[]
  acs_user_id?: string
  connect_webview_id?: string
  connected_account_id?: string
  customer_key?: string
  space_id?: string
  space_ids?: string[]
  user_identity_id?: string
  limit?: number
  /** How many to leave out at the beginning. */
  unstable_offset?: number
}

export interface EventsCalls {
  /** One event: by its id, or the latest of a type or a device. */
  get: Call<AtLeastOne<{ event_id: string; event_type: EventType; device_id: string }>, PlatformEvent>
  /** What happened in the workspace. */
  list: OptionalCall<ListParameters, PlatformEvent[]>
}

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../../calls/moment.js'
import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { EventType } from '../enumerations/event-type.js'
import type { PlatformEvent } from '../resources/event.js'

export interface EventsRoutes {
  '/events/get': (
    parameters: {
      device_id?: string
      event_id?: string
      event_type?: string
    } & ({ event_id: string } | { event_type: string } | { device_id: string }),
    options?: CallOptions
  ) => PlatformRequest<PlatformEvent>
  '/events/list': (
    parameters?: {
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
      /** After the first and before the second. */
      between?: [Moment, Moment]
      connect_webview_id?: string
      connected_account_id?: string
      customer_key?: string
      device_id?: string
      device_ids?: string[]
      event_ids?: string[]
      event_type?: EventType
      event_types?: EventType[]
      /** The most that one page holds. */
      limit?: number
      /** The earliest to give. */
      since?: Moment
      space_id?: string
      space_ids?: string[]
      /** How many to leave out at the beginning. */
      unstable_offset?: number
      user_identity_id?: string
    },
    options?: CallOptions
  ) => PlatformRequest<PlatformEvent[]>
}

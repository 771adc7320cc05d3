// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../../calls/moment.js'
import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { AccessGrant } from '../resources/access-grant.js'

export interface AccessGrantsRoutes {
  '/access_grants/create': (
    parameters: (
      | { user_identity_id: string }
      | {
          user_identity: {
            email_address?: string | null
            full_name?: string | null
            /** With the code of the country, such as `+15551234567`. */
            phone_number?: string | null
            user_identity_key?: string | null
          }
        }
    ) & {
      access_grant_key?: string
      acs_entrance_ids?: string[]
      customization_profile_id?: string
      device_ids?: string[]
      /** @default no end */
      ends_at?: Moment | null
      /** @deprecated */
      location?: {
        /** @deprecated */
        acs_entrance_ids?: string[]
        /** @deprecated */
        device_ids?: string[]
        name?: string
      }
      /** @deprecated */
      location_ids?: string[]
      name?: string | null
      requested_access_methods: Array<{
        /** Digits; the platform finds one when it is left out. */
        code?: string
        instant_key_max_use_count?: number
        mode: 'code' | 'card' | 'mobile_key' | 'cloud_key'
      }>
      reservation_key?: string
      space_ids?: string[]
      space_keys?: string[]
      /** @default now */
      starts_at?: Moment
    },
    options?: CallOptions
  ) => PlatformRequest<AccessGrant>
  '/access_grants/delete': (parameters: { access_grant_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/access_grants/get': (
    parameters: { access_grant_id: string } | { access_grant_key: string },
    options?: CallOptions
  ) => PlatformRequest<AccessGrant>
  '/access_grants/list': (
    parameters?: {
      access_code_id?: string
      access_grant_ids?: string[]
      access_grant_key?: string | null
      acs_entrance_id?: string
      acs_system_id?: string
      customer_key?: string
      device_id?: string
      /** The most that one page holds. */
      limit?: number
      /** @deprecated */
      location_id?: string
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      reservation_key?: string
      space_id?: string
      user_identity_id?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AccessGrant[]>
  '/access_grants/update': (
    parameters: {
      access_grant_id?: string
      access_grant_key?: string
      ends_at?: Moment | null
      name?: string | null
      starts_at?: Moment
    } & ({ access_grant_id: string } | { access_grant_key: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
}

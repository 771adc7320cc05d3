// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../../calls/moment.js'
import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { AccessGrant } from '../resources/access-grant.js'

export interface UnstableAccessGrantsRoutes {
  '/unstable_access_grants/create': (
    parameters: {
      requested_access_methods: Array<{ mode: 'code' | 'card' | 'mobile_key' }>
      acs_entrance_ids?: string[]
      device_ids?: string[]
      ends_at?: Moment
      location?: {
        name?: string
        /** @deprecated */
        acs_entrance_ids?: string[]
        /** @deprecated */
        device_ids?: string[]
      }
      /** @deprecated */
      location_ids?: string[]
      space_ids?: string[]
      /** @default now */
      starts_at?: Moment
    } & (
      | { user_identity_id: string }
      | {
          user_identity: {
            full_name?: string | null
            email_address?: string | null
            /** With the code of the country, such as `+15551234567`. */
            phone_number?: string | null
          }
        }
    ),
    options?: CallOptions
  ) => PlatformRequest<AccessGrant>
  '/unstable_access_grants/delete': (
    parameters: { access_grant_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/unstable_access_grants/get': (
    parameters: { access_grant_id: string },
    options?: CallOptions
  ) => PlatformRequest<AccessGrant>
  '/unstable_access_grants/list': (
    parameters?: {
      acs_entrance_id?: string
      acs_system_id?: string
      /** @deprecated */
      location_id?: string
      space_id?: string
      user_identity_id?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AccessGrant[]>
}

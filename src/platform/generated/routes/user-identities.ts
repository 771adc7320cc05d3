// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../../calls/moment.js'
import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { AcsSystem } from '../resources/acs-system.js'
import type { AcsUser } from '../resources/acs-user.js'
import type { Device } from '../resources/device.js'
import type { InstantKey } from '../resources/instant-key.js'
import type { UserIdentity } from '../resources/user-identity.js'

export interface UserIdentitiesRoutes {
  '/user_identities/add_acs_user': (
    parameters: {
      acs_user_id: string
      user_identity_id?: string
      /** The key that the host knows the person by. */
      user_identity_key?: string
    } & (
      | { user_identity_id: string }
      | {
          /** The key that the host knows the person by. */
          user_identity_key: string
        }
    ),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/user_identities/grant_access_to_device': (
    parameters: { device_id: string; user_identity_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/user_identities/create': (
    parameters?: {
      acs_system_ids?: string[]
      email_address?: string | null
      full_name?: string | null
      /** With the code of the country, such as `+15551234567`. */
      phone_number?: string | null
      /** The key that the host knows the person by. */
      user_identity_key?: string | null
    },
    options?: CallOptions
  ) => PlatformRequest<UserIdentity>
  '/user_identities/delete': (parameters: { user_identity_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/user_identities/generate_instant_key': (
    parameters: {
      customization_profile_id?: string
      /** @default 1 */
      max_use_count?: number
      user_identity_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<InstantKey>
  '/user_identities/list': (
    parameters?: {
      /** Those that came earlier than that. */
      created_before?: Moment
      credential_manager_acs_system_id?: string
      /** The most that one page holds. */
      limit?: number
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the name, the id or the like. */
      search?: string
      user_identity_ids?: string[]
    },
    options?: CallOptions
  ) => PlatformRequest<UserIdentity[]>
  '/user_identities/list_accessible_devices': (
    parameters: { user_identity_id: string },
    options?: CallOptions
  ) => PlatformRequest<Device[]>
  '/user_identities/list_acs_systems': (
    parameters: { user_identity_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsSystem[]>
  '/user_identities/list_acs_users': (
    parameters: { user_identity_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsUser[]>
  '/user_identities/remove_acs_user': (
    parameters: { acs_user_id: string; user_identity_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/user_identities/revoke_access_to_device': (
    parameters: { device_id: string; user_identity_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/user_identities/get': (
    parameters:
      | { user_identity_id: string }
      | {
          /** The key that the host knows the person by. */
          user_identity_key: string
        },
    options?: CallOptions
  ) => PlatformRequest<UserIdentity>
  '/user_identities/update': (
    parameters: {
      email_address?: string | null
      full_name?: string | null
      /** With the code of the country, such as `+15551234567`. */
      phone_number?: string | null
      user_identity_id: string
      /** The key that the host knows the person by. */
      user_identity_key?: string | null
    },
    options?: CallOptions
  ) => PlatformRequest<void>
}

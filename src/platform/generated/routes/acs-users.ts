// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../../calls/moment.js'
import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { AcsEntrance } from '../resources/acs-entrance.js'
import type { AcsUser } from '../resources/acs-user.js'
import type { UnmanagedAcsUser } from '../resources/unmanaged-acs-user.js'

export interface AcsUsersRoutes {
  '/acs/users/add_to_access_group': (
    parameters: { acs_access_group_id: string; acs_user_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/users/create': (
    parameters: {
      access_schedule?: { ends_at?: Moment | null; starts_at?: Moment }
      acs_access_group_ids?: string[]
      acs_system_id: string
      /** @deprecated */
      email?: string
      email_address?: string
      full_name: string
      /** With the code of the country, such as `+15551234567`. */
      phone_number?: string
      user_identity_id?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AcsUser>
  '/acs/users/delete': (
    parameters: {
      acs_system_id?: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/users/get': (
    parameters: {
      acs_system_id?: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<AcsUser>
  '/acs/users/list': (
    parameters?: {
      acs_system_id?: string
      /** Those that came earlier than that. */
      created_before?: Moment
      /** The most that one page holds. */
      limit?: number
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the name, the id or the like. */
      search?: string
      user_identity_email_address?: string
      user_identity_id?: string
      user_identity_phone_number?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AcsUser[]>
  '/acs/users/list_accessible_entrances': (
    parameters: {
      acs_system_id?: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<AcsEntrance[]>
  '/acs/users/remove_from_access_group': (
    parameters: {
      acs_access_group_id: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/users/revoke_access_to_all_entrances': (
    parameters: {
      acs_system_id?: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/users/suspend': (
    parameters: {
      acs_system_id?: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/users/unsuspend': (
    parameters: {
      acs_system_id?: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/users/update': (
    parameters: {
      access_schedule?: { ends_at: Moment; starts_at: Moment } | null
      acs_system_id?: string
      acs_user_id?: string
      /** @deprecated */
      email?: string
      email_address?: string
      full_name?: string
      hid_acs_system_id?: string
      /** With the code of the country, such as `+15551234567`. */
      phone_number?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/users/unmanaged/get': (
    parameters: { acs_user_id: string },
    options?: CallOptions
  ) => PlatformRequest<UnmanagedAcsUser>
  '/acs/users/unmanaged/list': (
    parameters?: {
      acs_system_id?: string
      /** The most that one page holds. */
      limit?: number
      /** A part of the name, the id or the like. */
      search?: string
      user_identity_email_address?: string
      user_identity_id?: string
      user_identity_phone_number?: string
    },
    options?: CallOptions
  ) => PlatformRequest<UnmanagedAcsUser[]>
}

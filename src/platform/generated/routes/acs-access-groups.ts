// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { AcsAccessGroup } from '../resources/acs-access-group.js'
import type { AcsEntrance } from '../resources/acs-entrance.js'
import type { AcsUser } from '../resources/acs-user.js'
import type { UnmanagedAcsAccessGroup } from '../resources/unmanaged-acs-access-group.js'

export interface AcsAccessGroupsRoutes {
  '/acs/access_groups/add_user': (
    parameters: {
      acs_access_group_id: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/access_groups/get': (
    parameters: { acs_access_group_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsAccessGroup>
  '/acs/access_groups/list': (
    parameters?: {
      acs_system_id?: string
      acs_user_id?: string
      /** A part of the name, the id or the like. */
      search?: string
      user_identity_id?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AcsAccessGroup[]>
  '/acs/access_groups/list_accessible_entrances': (
    parameters: { acs_access_group_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsEntrance[]>
  '/acs/access_groups/list_users': (
    parameters: { acs_access_group_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsUser[]>
  '/acs/access_groups/remove_user': (
    parameters: {
      acs_access_group_id: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/access_groups/unmanaged/get': (
    parameters: { acs_access_group_id: string },
    options?: CallOptions
  ) => PlatformRequest<UnmanagedAcsAccessGroup>
  '/acs/access_groups/unmanaged/list': (
    parameters?: {
      acs_system_id?: string
      acs_user_id?: string
      /** A part of the name, the id or the like. */
      search?: string
    },
    options?: CallOptions
  ) => PlatformRequest<UnmanagedAcsAccessGroup[]>
}

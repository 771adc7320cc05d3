// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { AcsCredential } from '../resources/acs-credential.js'
import type { AcsEntrance } from '../resources/acs-entrance.js'

export interface AcsEntrancesRoutes {
  '/acs/entrances/get': (
    parameters: { acs_entrance_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsEntrance>
  '/acs/entrances/grant_access': (
    parameters: {
      acs_entrance_id: string
      acs_user_id?: string
      user_identity_id?: string
    } & ({ acs_user_id: string } | { user_identity_id: string }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/acs/entrances/list': (
    parameters?: {
      acs_credential_id?: string
      acs_entrance_ids?: string[]
      acs_system_id?: string
      connected_account_id?: string
      customer_key?: string
      /** The most that one page holds. */
      limit?: number
      /** @deprecated */
      location_id?: string | null
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the name, the id or the like. */
      search?: string
      space_id?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AcsEntrance[]>
  '/acs/entrances/list_credentials_with_access': (
    parameters: {
      acs_entrance_id: string
      /** What they must be able to do. */
      include_if?: 'visionline_metadata.is_valid'[]
    },
    options?: CallOptions
  ) => PlatformRequest<AcsCredential[]>
}

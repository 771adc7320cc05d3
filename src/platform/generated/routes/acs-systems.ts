// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { AcsSystem } from '../resources/acs-system.js'

export interface AcsSystemsRoutes {
  '/acs/systems/get': (parameters: { acs_system_id: string }, options?: CallOptions) => PlatformRequest<AcsSystem>
  '/acs/systems/list': (
    parameters?: {
      connected_account_id?: string
      customer_key?: string
      /** A part of the name, the id or the like. */
      search?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AcsSystem[]>
  '/acs/systems/list_compatible_credential_manager_acs_systems': (
    parameters: { acs_system_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsSystem[]>
}

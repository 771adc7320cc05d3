// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { AcsCredentialPool } from '../resources/acs-credential-pool.js'

export interface AcsCredentialPoolsRoutes {
  '/acs/credential_pools/list': (
    parameters: { acs_system_id: string },
    options?: CallOptions
  ) => PlatformRequest<AcsCredentialPool[]>
}

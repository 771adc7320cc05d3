// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { AccessMethod } from '../resources/access-method.js'

export interface UnstableAccessMethodsRoutes {
  '/unstable_access_methods/delete': (
    parameters: { access_method_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/unstable_access_methods/get': (
    parameters: { access_method_id: string },
    options?: CallOptions
  ) => PlatformRequest<AccessMethod>
  '/unstable_access_methods/list': (
    parameters: { access_grant_id: string },
    options?: CallOptions
  ) => PlatformRequest<AccessMethod[]>
}

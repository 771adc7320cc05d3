// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { AccessMethod } from '../resources/access-method.js'
import type { ActionAttempt } from '../resources/action-attempt.js'

export interface AccessMethodsRoutes {
  '/access_methods/delete': (
    parameters: { access_method_id: string } | { access_grant_id: string } | { reservation_key: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/access_methods/encode': (
    parameters: { access_method_id: string; acs_encoder_id: string },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/access_methods/get': (
    parameters: { access_method_id: string },
    options?: CallOptions
  ) => PlatformRequest<AccessMethod>
  '/access_methods/list': (
    parameters?: {
      access_code_id?: string
      access_grant_id?: string
      access_grant_key?: string
      acs_entrance_id?: string
      device_id?: string
      space_id?: string
    },
    options?: CallOptions
  ) => PlatformRequest<AccessMethod[]>
}

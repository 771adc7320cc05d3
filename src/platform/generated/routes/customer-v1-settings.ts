// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'

export interface CustomerV1SettingsRoutes {
  '/{product}/customer/v1/settings/update': (
    parameters?: {
      business_vertical?:
        | 'neutral'
        | 'short_term_rental'
        | 'hospitality'
        | 'multi_family'
        | 'gym_management'
        | 'property_tours'
      slug?: string | null
    },
    options?: CallOptions
  ) => PlatformRequest<void>
}

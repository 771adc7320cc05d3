// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../../calls/moment.js'
import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'

export interface BridgesRoutes {
  '/bridges/get': (
    parameters: { bridge_id: string },
    options?: CallOptions
  ) => PlatformRequest<{ bridge_id: string; created_at: Moment; workspace_id: string }>
  '/bridges/list': (
    parameters?: Record<string, never>,
    options?: CallOptions
  ) => PlatformRequest<Array<{ bridge_id: string; created_at: Moment; workspace_id: string }>>
}

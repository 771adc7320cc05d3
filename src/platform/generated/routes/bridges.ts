// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../../calls/moment.js'

export interface BridgesRoutes {
  '/bridges/get': {
    parameters: { bridge_id: string }
    result: { bridge_id: string; created_at: Moment; workspace_id: string }
  }
  '/bridges/list': {
    parameters: Record<string, never>
    result: Array<{ bridge_id: string; created_at: Moment; workspace_id: string }>
  }
}

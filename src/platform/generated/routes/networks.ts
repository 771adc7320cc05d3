// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Network } from '../resources/network.js'

export interface NetworksRoutes {
  '/networks/get': {
    parameters: { network_id: string }
    result: Network
  }
  '/networks/list': {
    parameters: Record<string, never>
    result: Network[]
  }
}

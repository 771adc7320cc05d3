// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { Network } from '../resources/network.js'

export interface NetworksRoutes {
  '/networks/get': (parameters: { network_id: string }, options?: CallOptions) => PlatformRequest<Network>
  '/networks/list': (parameters?: Record<string, never>, options?: CallOptions) => PlatformRequest<Network[]>
}

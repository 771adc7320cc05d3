// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'

export interface PartnerV1BuildingBlocksSpacesRoutes {
  '/{product}/partner/v1/building_blocks/spaces/auto_map': (
    parameters?: { collection_key?: string; connected_account_id?: string; customer_key?: string },
    options?: CallOptions
  ) => PlatformRequest<Array<{
    acs_entrances: Array<{ acs_entrance_id: string; connected_account_id: string; name: string }>
    connected_account_ids: string[]
    devices: Array<{ connected_account_id: string; device_id: string; device_type: string; name: string }>
    is_common_area?: boolean
    is_draft?: boolean
    name: string
    needs_review?: boolean
    parent_partner_resource_key?: string
    partner_resource_key: string
  }>>
}

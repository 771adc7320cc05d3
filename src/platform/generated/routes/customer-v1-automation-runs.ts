// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../../calls/moment.js'
import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'

export interface CustomerV1AutomationRunsRoutes {
  '/{product}/customer/v1/automation_runs/list': (
    parameters?: {
      automation_id?: string
      /** Those that came earlier than that. */
      created_before?: Moment
      /** The most that one page holds. */
      limit?: number
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      partner_resource_id?: string
      rule?: 'reservation_created' | 'reservation_time_updated' | 'reservation_deleted' | 'space_name_updated'
      success?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<Array<{
    automation_id: string | null
    automation_result?: {
      actions: Array<{
        access_grant_id: string
        action_type: 'create' | 'update' | 'delete'
        resource_type: string
      }>
      error?: string
      message?: string
      rule: 'reservation_created' | 'reservation_time_updated' | 'reservation_deleted'
      success: boolean
    }
    automation_run_id: string
    created_at: string
    partner_key: string | null
    partner_resource_id: string | null
    resource_type: string | null
    resource_type_alias: string | null
    workspace_id: string
  }>>
}

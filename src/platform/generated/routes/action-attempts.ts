// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { ActionAttempt } from '../resources/action-attempt.js'

export interface ActionAttemptsRoutes {
  '/action_attempts/get': (
    parameters: { action_attempt_id: string },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/action_attempts/list': (
    parameters?: {
      action_attempt_ids?: string[]
      device_id?: string
      /** The most that one page holds. */
      limit?: number
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt[]>
}

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { Webhook } from '../resources/webhook.js'

export interface WebhooksRoutes {
  '/webhooks/create': (
    parameters: {
      /** @default all */
      event_types?: string[]
      url: string
    },
    options?: CallOptions
  ) => PlatformRequest<Webhook>
  '/webhooks/delete': (parameters: { webhook_id: string }, options?: CallOptions) => PlatformRequest<void>
  '/webhooks/get': (parameters: { webhook_id: string }, options?: CallOptions) => PlatformRequest<Webhook>
  '/webhooks/list': (parameters?: Record<string, never>, options?: CallOptions) => PlatformRequest<Webhook[]>
  '/webhooks/update': (
    parameters: { event_types: string[]; webhook_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
}

// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Webhook } from '../resources/webhook.js'

export interface WebhooksRoutes {
  '/webhooks/create': {
    parameters: {
      /** @default all */
      event_types?: string[]
      url: string
    }
    result: Webhook
  }
  '/webhooks/delete': {
    parameters: { webhook_id: string }
    result: void
  }
  '/webhooks/get': {
    parameters: { webhook_id: string }
    result: Webhook
  }
  '/webhooks/list': {
    parameters: Record<string, never>
    result: Webhook[]
  }
  '/webhooks/update': {
    parameters: { event_types: string[]; webhook_id: string }
    result: void
  }
}

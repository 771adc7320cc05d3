import type { EventType, KnownText, Webhook } from '../resources.js'
import type { Call, Open, OptionalCall } from './call.js'

export interface WebhooksCalls {
  /** Lets the platform tell an address of events. */
  create: Call<
    Open<{
      url: string
      /** @default all */
      event_types?: KnownText<EventType>[]
    }>,
    Webhook
  >
  /** Ends a webhook. */
  delete: Call<Open<{ webhook_id: string }>, void>
  /** One webhook. */
  get: Call<Open<{ webhook_id: string }>, Webhook>
  /** The webhooks of the workspace. */
  list: OptionalCall<Open, Webhook[]>
  /** Changes which events an address is told of. */
  update: Call<Open<{ webhook_id: string; event_types: KnownText<EventType>[] }>, void>
}

import type { EventType } from './event-type.js'
import type { KnownText } from './known-text.js'

/** An address that the platform tells of events. */
export interface Webhook {
  webhook_id: string
  url: string
  /** All, when it is not there. */
  event_types?: KnownText<EventType>[]
  /** By which the messages to the address are signed. */
  secret?: string
  [field: string]: unknown
}

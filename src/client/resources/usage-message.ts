/** What was done with the widget, without a word of whose devices they are. */
export interface UsageMessage {
  type: 'page' | 'screen' | 'track' | 'group' | 'identify' | 'alias'
  /** Tells this message from every other one. */
  messageId: string
  /** Made up for this page alone, and kept nowhere. */
  anonymousId: string
  /** The client session. */
  userId?: string
  /** The client session that the same user had before; of an `alias`. */
  previousId?: string
  /** The workspace; of a `group`. */
  groupId?: string
  /** Of a `screen` or a `page`. */
  name?: string
  /** What happened; of a `track`. */
  event?: string
  properties?: Readonly<Record<string, string>>
  /** When it happened, as an ISO 8601 moment. */
  timestamp: string
  context: Readonly<Record<string, unknown>>
}

/** A usage event. Contains no data about devices. */
export interface UsageMessage {
  type: 'page' | 'screen' | 'track' | 'group' | 'identify' | 'alias'
  /** Unique id of the message. */
  messageId: string
  /** Generated for the current page and not stored. */
  anonymousId: string
  /** Id of the client session. */
  userId?: string
  /** Id of the same user's previous client session. Only in an `alias`. */
  previousId?: string
  /** Id of the workspace. Only in a `group`. */
  groupId?: string
  /** Only in a `screen` or a `page`. */
  name?: string
  /** Name of the event. Only in a `track`. */
  event?: string
  properties?: Readonly<Record<string, string>>
  /** ISO 8601 date of the event. */
  timestamp: string
  context: Readonly<Record<string, unknown>>
}

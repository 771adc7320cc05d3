import type { PlatformEvent } from '../../../core/resources/resources.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { parseString } from '../../../core/values/value.js'
import { catalogEvent } from './event-catalog.js'
import type { EventKind } from './event-kind.js'

export interface Occurrence {
  readonly event: PlatformEvent
  readonly kind: EventKind
  /** In ms since the epoch, if known. */
  readonly instant: number | undefined
  /** `undefined` for an event without a device. */
  readonly deviceId: string | undefined
  /** The access code that it is about or that was used. */
  readonly codeId: string | undefined
}

/** Returns when the platform recorded an event, in ms since the epoch. Lists are sorted by this. */
export const learnedAt = (event: PlatformEvent): number | undefined =>
  parseInstant(event.created_at) ?? parseInstant(event.occurred_at)

/** Cached, because thousands of events are parsed again whenever one is added. */
const read = new WeakMap<PlatformEvent, Occurrence>()

export function readOccurrence(event: PlatformEvent): Occurrence {
  const known = read.get(event)
  if (known) return known
  const occurrence = {
    event,
    kind: catalogEvent(event.event_type)?.kind ?? 'other',
    instant: parseInstant(event.occurred_at) ?? parseInstant(event.created_at),
    deviceId: parseString(event.device_id),
    codeId: parseString(event.access_code_id)
  }
  read.set(event, occurrence)
  return occurrence
}

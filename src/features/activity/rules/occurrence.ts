import type { PlatformEvent } from '../../../core/resources/resources.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { parseString } from '../../../core/values/value.js'
import type { EventKind } from './event-kind.js'
import { catalogEvent } from './event-catalog.js'

/** Something that happened, as far as it can be read. */
export interface Occurrence {
  readonly event: PlatformEvent
  readonly kind: EventKind
  /** When it was, in ms since 1970, if that is known. */
  readonly instant: number | undefined
  /** Nothing where it was at no device. */
  readonly deviceId: string | undefined
  /** The code that it is about, or that was used. */
  readonly codeId: string | undefined
}

/** When the platform learned of an event, by which it lists them, in ms since 1970. */
export const learnedAt = (event: PlatformEvent): number | undefined =>
  parseInstant(event.created_at) ?? parseInstant(event.occurred_at)

/** Of thousands each is asked for again whenever one comes. */
const read = new WeakMap<PlatformEvent, Occurrence>()

/** What an event of the platform tells. */
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

import type { PlatformEvent } from '../../../core/resources/resources.js'
import { readInstant } from '../../../core/values/read-instant.js'
import { text } from '../../../core/values/value.js'
import type { EventKind } from './event-kind.js'
import { toldEvent } from './told-events.js'

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
  readInstant(event.created_at) ?? readInstant(event.occurred_at)

/** Of thousands each is asked for again whenever one comes. */
const read = new WeakMap<PlatformEvent, Occurrence>()

/** What an event of the platform tells. */
export function readOccurrence(event: PlatformEvent): Occurrence {
  const known = read.get(event)
  if (known) return known
  const occurrence = {
    event,
    kind: toldEvent(event.event_type)?.kind ?? 'other',
    instant: readInstant(event.occurred_at) ?? readInstant(event.created_at),
    deviceId: text(event.device_id),
    codeId: text(event.access_code_id)
  }
  read.set(event, occurrence)
  return occurrence
}

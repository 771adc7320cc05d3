import type { PlatformEvent } from './resources.js'
import { readInstant } from './access-code-window.js'
import { list } from './value.js'
import { toWallTime } from './wall-time.js'

/** An event, and when it happened in milliseconds since 1970, if that is known. */
export interface NoiseEvent {
  readonly event: PlatformEvent
  readonly instant: number | undefined
}

/** The events of a day, the newest first. */
export interface NoiseDay {
  /** `YYYY-MM-DD`, or nothing for those events whose day is not known. */
  readonly day: string | undefined
  readonly events: readonly NoiseEvent[]
}

/** The events of a noise sensor with their moments, the newest first; those without one come last. */
export function noiseEvents(events: readonly PlatformEvent[]): readonly NoiseEvent[] {
  return list(events)
    .filter((event) => typeof event === 'object' && event !== null)
    .map((event) => ({ event, instant: readInstant(event.occurred_at) ?? readInstant(event.created_at) }))
    .sort((first, second) => (second.instant ?? -8.64e15) - (first.instant ?? -8.64e15))
}

/** The events of a noise sensor by the days of a zone, the newest first. */
export function noiseDays(events: readonly PlatformEvent[], zone: string): readonly NoiseDay[] {
  const days = new Map<string | undefined, NoiseEvent[]>()
  for (const event of noiseEvents(events)) {
    const day = event.instant === undefined ? undefined : toWallTime(event.instant, zone).slice(0, 'YYYY-MM-DD'.length)
    const known = days.get(day)
    if (known) known.push(event)
    else days.set(day, [event])
  }
  return [...days].map(([day, events]) => ({ day, events }))
}

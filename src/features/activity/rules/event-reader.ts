import type { PlatformEvent } from '../../../core/resources/resources.js'
import type { ExportPeriod } from './export-period.js'
import { learnedAt } from './occurrence.js'

/** Page size. */
const PAGE = 500

/** Largest number of exported events. */
export const MOST_EVENTS = 20_000

/** Span of a page in ms since the epoch, both ends excluded, and its size. */
export interface EventSpan {
  readonly start: number
  readonly end: number
  readonly limit: number
}

/** Reads the events of a period, newest first, page by page. */
export interface EventReader {
  /** Events so far that match, newest first. */
  events(): readonly PlatformEvent[]
  /** `true` if the period has more events than are exported. */
  isCut(): boolean
  /** Share of the period that was read, from 0 to 1. */
  progress(): number
  /**
   * Reads the next page.
   *
   * @returns `false` at the end
   * @throws if the page can't be read. The next call reads it again.
   */
  next(): Promise<boolean>
}

/** @param matches filters events again, because a platform may ignore a filter that it doesn't know */
export function createEventReader(
  { from, to }: ExportPeriod,
  readPage: (span: EventSpan) => Promise<readonly PlatformEvent[]>,
  matches: (event: PlatformEvent) => boolean
): EventReader {
  const known = new Set<string>()
  let found: PlatformEvent[] = []
  let cursor = to
  /** Number of known events at the instant of the cursor, which are read again. */
  let repeated = 0
  let isCut = false

  function take(page: readonly PlatformEvent[]): number {
    let added = 0
    for (const event of page) {
      const instant = learnedAt(event)
      if (known.has(event.event_id)) continue
      known.add(event.event_id)
      added += 1
      if (instant !== undefined && instant >= from && instant < to && matches(event)) found.push(event)
    }
    return added
  }

  return {
    events: () => found,
    isCut: () => isCut,
    progress: () => Math.min(1, Math.max(0, (to - cursor) / (to - from))),
    async next() {
      const page = await readPage({ start: from - 1, end: cursor, limit: PAGE + repeated })
      const added = take(page)
      if (found.length > MOST_EVENTS) {
        isCut = true
        found = found.slice(0, MOST_EVENTS)
        return false
      }
      const instants = page.flatMap((event) => learnedAt(event) ?? [])
      const oldest = Math.min(...instants)
      // A platform may return fewer than requested, so only a page without new events is the end.
      if (added === 0 || !Number.isFinite(oldest) || oldest < from) return false
      // Both ends are excluded, so events at the instant of the cursor are read again.
      cursor = Math.min(cursor, oldest + 1)
      repeated = instants.filter((instant) => instant === oldest).length
      return true
    }
  }
}

import { unreadable } from '../../../core/queries/unreadable.js'
import { byId, events } from '../../../core/resources/resource-kind.js'
import type { PlatformEvent } from '../../../core/resources/resources.js'
import { learnedAt } from '../../activity/rules/occurrence.js'
import type { EventRead } from '../rules/use/collect-uses.js'

/** Page size: the most events that the platform returns. */
export const PAGE = 500
/** Maximum number of pages per read. */
export const MOST_PAGES = 4

/** Period of a page, as parameters of the request. */
export type Period = { since: string } | { between: [string, string] }

const written = (instant: number): string => new Date(instant).toISOString()

/** Requests a page of events. */
type RequestEvents = (period: Period) => PromiseLike<readonly PlatformEvent[]>

/** Reads events page by page. Continues with the failed page if it is called again. */
export type EventReader = (request: RequestEvents) => Promise<EventRead>

/**
 * Creates a reader of the events since an instant, newest first. After four full pages it stops, and the result starts
 * after the oldest event.
 *
 * @param since in ms since the epoch
 */
export function createEventReader(since: number): EventReader {
  const read = new Map<string, PlatformEvent>()
  let pages = 0
  let period: Period = { since: written(since) }
  let oldest = Infinity

  return async (request) => {
    for (;;) {
      const page = await request(period)
      if (!Array.isArray(page) || (page.length > 0 && !page.some(Boolean))) throw unreadable()
      const known = read.size
      for (const [id, event] of byId(events, page)) read.set(id, event)
      pages += 1
      oldest = page.reduce((least, event) => Math.min(least, (event && learnedAt(event)) ?? Infinity), oldest)
      // A platform that ignores the period may return older events.
      if (page.length < PAGE || oldest < since) return { events: [...read.values()], since }
      // Without a time or a new event there is no older page to ask for.
      const isEnd = pages === MOST_PAGES || read.size === known || oldest === Infinity
      // Events at the same instant as the oldest one may be missing.
      if (isEnd) return { events: [...read.values()], since: Math.max(since, Math.min(oldest, Date.now()) + 1) }
      // The platform excludes both ends.
      period = { between: [written(since - 1), written(oldest + 1)] }
    }
  }
}

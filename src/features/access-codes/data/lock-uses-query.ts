import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import type { ListQuery } from '../../../core/queries/query.js'
import type { LockUses } from '../../../core/resources/lock-uses.js'
import { lockUses } from '../../../core/resources/resource-kind.js'
import type { Session } from '../../../core/session/session.js'
import { collectUses } from '../rules/use/collect-uses.js'
import { USE_EVENTS } from '../rules/use/read-use.js'
import { WINDOW_DAYS } from '../rules/use/use-summary.js'
import { createEventReader, type EventReader, MOST_PAGES, PAGE } from './read-events.js'

const REFRESH = 60_000
/** Maximum number of locks per call. */
const LOCKS = 100
/** A lock with at least as many events was read on its own: reading it again finds no others. */
const MOST_EVENTS = PAGE * (MOST_PAGES - 1)

/** Start of the window, rounded down to the minute like the current time of the screens. */
function windowStart(): number {
  const now = Date.now()
  return now - (now % millisecondsInMinute) - WINDOW_DAYS * millisecondsInDay
}

/** Returns the instant from which events are missing: the newest known event, or the start of the window. */
function missingSince(known: readonly (LockUses | undefined)[]): number {
  const start = windowStart()
  return known.reduce((least, uses) => {
    const isCutByOthers =
      known.length === 1 && uses !== undefined && uses.since > start && uses.eventCount < MOST_EVENTS
    return Math.min(least, uses === undefined || isCutByOthers ? start : Math.max(start, uses.until))
  }, Infinity)
}

/**
 * Query for the uses of the access codes of locks. Reads only what is newer than the known events. All elements of a
 * session share it.
 *
 * @param deviceIds at most 100 locks
 */
export function lockUsesQuery(session: Pick<Session, 'store'>, deviceIds: LocksOfCall): ListQuery<LockUses> {
  const [first, ...rest] = deviceIds
  const locks = rest.length > 0 ? { device_ids: [first, ...rest] } : { device_id: first }
  const knownOf = (id: string) => lockUses.select(session.store.getState().confirmed).get(id)?.resource
  /** Remains after a failure, so that a retry continues with the failed page. */
  let reader: EventReader | undefined
  return {
    key: `events.list uses ${deviceIds.join()}`,
    operation: 'events.list',
    kind: lockUses,
    async request(client, options) {
      reader ??= createEventReader(missingSince(deviceIds.map(knownOf)))
      const read = await reader((period) =>
        client.events.list({ ...locks, event_types: [...USE_EVENTS], ...period, limit: PAGE }, options)
      )
      reader = undefined
      return collectUses(deviceIds, read, knownOf, Date.now())
    },
    refetchInterval: REFRESH
  }
}

/** Ids of locks whose uses are read with one call. */
type LocksOfCall = readonly [string, ...string[]]

/** Divides locks into as few calls as possible, in their order. */
export const locksPerCall = (deviceIds: readonly string[]): readonly LocksOfCall[] =>
  Array.from({ length: Math.ceil(deviceIds.length / LOCKS) }, (_, index) => {
    const [first = '', ...rest] = deviceIds.slice(index * LOCKS, (index + 1) * LOCKS)
    return [first, ...rest]
  })

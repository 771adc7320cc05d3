import type { ListQuery } from '../../../core/queries/query.js'
import type { AccessCode, PlatformEvent } from '../../../core/resources/resources.js'
import { accessCodes, events } from '../../../core/resources/resource-kind.js'
import type { EventKind } from '../rules/event-kind.js'
import { eventTypesOf } from '../rules/event-catalog.js'
import { type OlderThan, PAGE } from './activity-log.js'

/** Which events are asked for. */
export interface ActivityFilter {
  /** Those at these devices. @default all, and those at none */
  readonly deviceIds?: readonly string[] | undefined
  /** @default all */
  readonly kinds?: readonly EventKind[] | undefined
  /** In ms since 1970. @default as far back as the platform keeps them */
  readonly since?: number | undefined
}

/** How many codes are asked for at once. */
const CODES = 100
/** How many of the last events of a device are asked for. */
const RECENT = 10
const REFRESH = 30_000
/** The platform wants to be told a beginning; it has nothing that is older. */
const BEGINNING = Date.UTC(2000, 0)

/** What is read once is kept by the log: the store would carry thousands of events from answer to answer. */
const ONCE = { gcTime: 0 }

const written = (instant: number): string => new Date(instant).toISOString()

function parametersOf({ deviceIds, kinds }: ActivityFilter) {
  const [first, ...others] = deviceIds ?? []
  const types = kinds && eventTypesOf(kinds)
  return {
    ...(first !== undefined && (others.length > 0 ? { device_ids: [first, ...others] } : { device_id: first })),
    ...(types && { event_types: types })
  }
}

/** Tells one filter from another. */
export const filterKey = (filter: ActivityFilter): string => JSON.stringify([parametersOf(filter), filter.since])

/** The newest events, or the 50 before those that are known. */
export function activityPageQuery(filter: ActivityFilter, before: OlderThan | undefined): ListQuery<PlatformEvent> {
  const { since = BEGINNING } = filter
  const span = before
    ? // Both ends are left out by the platform; what happened at the same moment as the last is asked for again.
      { between: [written(since - 1), written(before.instant + 1)] as [string, string], limit: PAGE + before.count }
    : { since: written(since), limit: PAGE }
  const parameters = { ...parametersOf(filter), ...span }
  return {
    key: `events.list ${JSON.stringify(parameters)}`,
    operation: 'events.list',
    kind: events,
    request: ({ events: calls }, options) => calls.list(parameters, options),
    ...(before ? ONCE : { refetchInterval: REFRESH })
  }
}

/** What happened last at a device: more than is shown, since what happened again and again is told once. */
export function recentEventsQuery(deviceId: string): ListQuery<PlatformEvent> {
  const parameters = { device_id: deviceId, since: written(BEGINNING), limit: RECENT }
  return {
    key: `events.list ${JSON.stringify(parameters)}`,
    operation: 'events.list',
    kind: events,
    request: ({ events: calls }, options) => calls.list(parameters, options),
    refetchInterval: REFRESH
  }
}

/** What has happened since a moment, in ms since 1970. */
export function activityGapQuery(filter: ActivityFilter, from: number): ListQuery<PlatformEvent> {
  const parameters = { ...parametersOf(filter), since: written(from) }
  return {
    key: `events.list ${JSON.stringify(parameters)}`,
    operation: 'events.list',
    kind: events,
    request: ({ events: calls }, options) => calls.list(parameters, options),
    ...ONCE
  }
}

/** The codes of events, for their names: as many at once as the platform takes ids. */
export function eventCodesQueries(ids: readonly string[]): readonly ListQuery<AccessCode>[] {
  return Array.from({ length: Math.ceil(ids.length / CODES) }, (_, index) => {
    const some = ids.slice(index * CODES, (index + 1) * CODES)
    return {
      key: `accessCodes.list of events ${some.join()}`,
      operation: 'accessCodes.list',
      kind: accessCodes,
      request: (client, options) => client.accessCodes.list({ access_code_ids: some }, options)
    }
  })
}

import type { PlatformClient } from '../../../client/index.js'
import type { ListQuery } from '../../../core/queries/query.js'
import { accessCodes, events } from '../../../core/resources/resource-kind.js'
import type { AccessCode, PlatformEvent } from '../../../core/resources/resources.js'
import { eventTypesOf } from '../rules/event-catalog.js'
import type { EventKind } from '../rules/event-kind.js'
import { type OlderThan, PAGE } from './activity-log.js'

export interface ActivityFilter {
  /** Devices. @default all, and events without a device */
  readonly deviceIds?: readonly string[] | undefined
  /** Only events of this access code. @default all */
  readonly accessCodeId?: string | undefined
  /** @default all */
  readonly kinds?: readonly EventKind[] | undefined
  /** In ms since the epoch. @default everything the platform stores */
  readonly since?: number | undefined
}

/** Maximum number of access codes per call. */
const CODES = 100
/** Number of recent events of a device that are loaded. */
const RECENT = 10
const REFRESH = 30_000
/** The platform requires a start; nothing is older. */
const BEGINNING = Date.UTC(2000, 0)

/** The log keeps the events, so that the store doesn't copy thousands of them with each response. */
const ONCE = { gcTime: 0 }

/** Writes an instant (ms since the epoch) for the platform. */
export const written = (instant: number): string => new Date(instant).toISOString()

/** Returns the parameters that select the events of a filter. */
export function parametersOf({ deviceIds, accessCodeId, kinds }: ActivityFilter) {
  const [first, ...rest] = deviceIds ?? []
  const types = kinds && eventTypesOf(kinds)
  return {
    ...(first !== undefined && (rest.length > 0 ? { device_ids: [first, ...rest] } : { device_id: first })),
    ...(accessCodeId !== undefined && { access_code_ids: [accessCodeId] }),
    ...(types && { event_types: types })
  }
}

export const filterKey = (filter: ActivityFilter): string => JSON.stringify([parametersOf(filter), filter.since])

function eventsQuery(
  parameters: Parameters<PlatformClient['events']['list']>[0],
  rest: Pick<ListQuery<PlatformEvent>, 'gcTime' | 'refetchInterval'>
): ListQuery<PlatformEvent> {
  return {
    key: `events.list ${JSON.stringify(parameters)}`,
    operation: 'events.list',
    kind: events,
    request: (client, options) => client.events.list(parameters, options),
    ...rest
  }
}

/** The newest events, or the page before the known ones. */
export function activityPageQuery(filter: ActivityFilter, olderThan: OlderThan | undefined): ListQuery<PlatformEvent> {
  const { since = BEGINNING } = filter
  const span = olderThan
    ? // The platform excludes both ends, so events at the instant of the cursor are loaded again.
      {
        between: [written(since - 1), written(olderThan.instant + 1)] as [string, string],
        limit: PAGE + olderThan.count
      }
    : { since: written(since), limit: PAGE }
  return eventsQuery({ ...parametersOf(filter), ...span }, olderThan ? ONCE : { refetchInterval: REFRESH })
}

/** The latest events of a device: more than are shown, because repeated events share a row. */
export const recentEventsQuery = (deviceId: string): ListQuery<PlatformEvent> =>
  eventsQuery({ device_id: deviceId, since: written(BEGINNING), limit: RECENT }, { refetchInterval: REFRESH })

/** The latest events of an access grant since an instant, in ms since the epoch. */
export const grantEventsQuery = (accessGrantId: string, since: number): ListQuery<PlatformEvent> =>
  eventsQuery({ access_grant_id: accessGrantId, since: written(since), limit: PAGE }, {})

/** Events since an instant, in ms since the epoch. */
export const activityGapQuery = (filter: ActivityFilter, from: number): ListQuery<PlatformEvent> =>
  eventsQuery({ ...parametersOf(filter), since: written(from) }, ONCE)

/** The access codes of events, for their names, in as few calls as possible. */
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

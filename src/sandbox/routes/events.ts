import type { NoiseSensorEvent } from '../../client/resources.js'
import type { AccessEvent } from '../access-grant-events.js'
import type { LoggedEvent } from '../data/logged-event.js'
import type { ParamReader } from '../params.js'
import { notFound } from '../request-error.js'
import { type Routes, route } from '../route.js'
import { canSeeAccount, findDevice, type Viewer, visibleDevices } from '../visibility.js'

const DEFAULT_LIMIT = 500
const NOISE = 'noise_sensor.noise_threshold_triggered'

type ListedEvent = NoiseSensorEvent | LoggedEvent | AccessEvent

/** Returns the connected account of an event. Access grants have none. */
const accountOf = (event: ListedEvent): string | undefined =>
  'connected_account_id' in event ? event.connected_account_id : undefined

const readFilter = (read: ParamReader) => ({
  device: read.optionalString('device_id'),
  devices: read.optionalStrings('device_ids'),
  type: read.optionalString('event_type'),
  types: read.optionalStrings('event_types'),
  accessGrant: read.optionalString('access_grant_id')
})

type EventFilter = Partial<ReturnType<typeof readFilter>>

/** Returns the events that the caller can see, newest first. */
function visibleEvents(
  call: Viewer,
  { device, devices, type, types, accessGrant }: EventFilter,
  matches: (event: ListedEvent, time: number) => boolean = () => true
): ListedEvent[] {
  const { noise, eventLog, accounts, accessGrants } = call.state
  const isOfCustomer = !call.session || call.state.customer
  const places = device === undefined ? visibleDevices(call, devices) : [findDevice(call, device)]
  const includesAccounts = device === undefined && !devices
  // Generating events takes time, so events that the filter excludes are skipped.
  const onlyNoise = type === NOISE || types?.every((each) => each === NOISE) === true
  const ofDevices = accessGrant === undefined ? places.slice(0, places.length) : []
  return [
    ...ofDevices
      .filter((place) => devices?.includes(place.device_id) !== false)
      .flatMap((place): ListedEvent[] => [...noise.listEvents(place), ...(onlyNoise ? [] : eventLog.list(place))]),
    ...accounts
      .filter(
        (account) => includesAccounts && accessGrant === undefined && canSeeAccount(call, account.connected_account_id)
      )
      .flatMap((account) => eventLog.listForAccount(account)),
    ...(includesAccounts && isOfCustomer ? accessGrants.events(accessGrant) : [])
  ]
    .filter(({ event_type: eventType }) => (type ?? eventType) === eventType && types?.includes(eventType) !== false)
    .map((event) => ({ event, time: Date.parse(event.created_at) }))
    .filter(({ event, time }) => matches(event, time))
    .sort((first, second) => second.time - first.time)
    .map(({ event }) => event)
}

/** Events since a date or between two dates, newest first. */
export const eventRoutes: Routes = {
  '/events/list': route(
    'POST',
    (read) => {
      const since = read.optionalDate('since')
      const between = read.optionalDateRange('between')
      if (since === undefined && !between) read.reject('since', 'Required unless between is passed')
      return {
        filter: readFilter(read),
        since,
        between,
        ids: read.optionalStrings('event_ids'),
        account: read.optionalString('connected_account_id'),
        codes: read.optionalStrings('access_code_ids'),
        offset: read.optionalNumber('unstable_offset', { min: 0 }) ?? 0,
        limit: read.optionalNumber('limit', { min: 1 }) ?? DEFAULT_LIMIT
      }
    },
    (call) => {
      const { filter, since = -Infinity, between: [from, to] = [-Infinity, Infinity], ...options } = call.params
      const { ids, account, codes, offset, limit } = options
      const events = visibleEvents(
        call,
        filter,
        (event, time) =>
          time >= since &&
          from < time &&
          time < to &&
          ids?.includes(event.event_id) !== false &&
          (account === undefined || accountOf(event) === account) &&
          codes?.some((code) => 'access_code_id' in event && event.access_code_id === code) !== false
      )
      return { events: events.slice(offset, offset + limit) }
    }
  ),
  '/events/get': route(
    'POST',
    (read) => {
      const { device, type } = readFilter(read)
      const id = read.optionalString('event_id', { min: 1 })
      if (id === undefined && device === undefined && type === undefined) read.reject('event_id', 'Required')
      return { id, device, type }
    },
    (call) => {
      const { id, device, type } = call.params
      const { noise, eventLog } = call.state
      const found = id === undefined ? undefined : (noise.findEvent(id)?.item ?? eventLog.find(id))
      const visibleEvent = found && canSeeAccount(call, found.connected_account_id) ? found : undefined
      const event = id === undefined ? visibleEvents(call, { device, type })[0] : visibleEvent
      if (!event) throw notFound('event')
      return { event }
    }
  )
}

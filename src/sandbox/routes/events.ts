import type { LoggedEvent } from '../data/logged-event.js'
import type { NoiseSensorEvent } from '../../client/resources.js'
import type { DeviceRecord } from '../data/device-record.js'
import { isNoiseSensor } from '../noise.js'
import type { ParamReader } from '../params.js'
import { notFound } from '../request-error.js'
import { route, type Call, type Routes } from '../route.js'
import { findDevice, canSeeAccount, visibleDevices } from '../visibility.js'

const DEFAULT_LIMIT = 500
const NOISE = 'noise_sensor.noise_threshold_triggered'

type ListedEvent = NoiseSensorEvent | LoggedEvent

interface EventFilter {
  device: string | undefined
  devices?: string[] | undefined
  type: string | undefined
  types?: string[] | undefined
}

const readFilter = (read: ParamReader): EventFilter => ({
  device: read.optionalString('device_id'),
  devices: read.optionalStrings('device_ids'),
  type: read.optionalString('event_type'),
  types: read.optionalStrings('event_types')
})

/** Returns the events of a device. Skips events that the filter excludes, because generating them takes time. */
function deviceEvents(
  { state }: Pick<Call, 'state'>,
  place: DeviceRecord,
  { type, types }: EventFilter
): readonly ListedEvent[] {
  const onlyNoise = type === NOISE || types?.every((each) => each === NOISE) === true
  return [
    ...(isNoiseSensor(place) ? state.noise.get(place).events : []),
    ...(onlyNoise ? [] : state.eventLog.list(place))
  ]
}

/** Returns the events that the caller can see, newest first. */
function visibleEvents(
  call: Pick<Call, 'state' | 'session'>,
  filter: EventFilter,
  matches: (event: ListedEvent, time: number) => boolean = () => true
): ListedEvent[] {
  const { device, devices, type, types } = filter
  const places = device === undefined ? visibleDevices(call, devices) : [findDevice(call, device)]
  const includesAccounts = device === undefined && !devices
  const accounts = call.state.accounts.filter(
    (account) => includesAccounts && canSeeAccount(call, account.connected_account_id)
  )
  return [
    ...places
      .slice(0, places.length)
      .filter((place) => devices?.includes(place.device_id) !== false)
      .flatMap((place) => deviceEvents(call, place, filter)),
    ...accounts.flatMap((account) => call.state.eventLog.listForAccount(account))
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
        offset: read.optionalNumber('unstable_offset', { min: 0 }) ?? 0,
        limit: read.optionalNumber('limit', { min: 1 }) ?? DEFAULT_LIMIT
      }
    },
    (call) => {
      const { filter, since = -Infinity, between: [from, to] = [-Infinity, Infinity], ...options } = call.params
      const { ids, account, offset, limit } = options
      const events = visibleEvents(
        call,
        filter,
        (event, time) =>
          time >= since &&
          from < time &&
          time < to &&
          ids?.includes(event.event_id) !== false &&
          (account ?? event.connected_account_id) === event.connected_account_id
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
      const found = id === undefined ? undefined : (noise.findEvent(id) ?? eventLog.find(id))
      const visibleEvent = found && canSeeAccount(call, found.event.connected_account_id) ? found.event : undefined
      const event = id === undefined ? visibleEvents(call, { device, type })[0] : visibleEvent
      if (!event) throw notFound('event')
      return { event }
    }
  )
}

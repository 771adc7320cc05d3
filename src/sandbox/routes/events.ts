import type { IncidentEvent } from '../data/incident.js'
import type { NoiseSensorEvent } from '../../client/resources.js'
import type { DeviceRecord } from '../data/device-record.js'
import { isNoiseSensor } from '../noise.js'
import type { ParamReader } from '../params.js'
import { Refusal } from '../refusal.js'
import { route, type Call, type Routes } from '../route.js'
import { findDevice, seesAccount, visibleDevices } from '../visible.js'

const DEFAULT_LIMIT = 500
const NOISE = 'noise_sensor.noise_threshold_triggered'

type ListedEvent = NoiseSensorEvent | IncidentEvent

interface Wanted {
  device: string | undefined
  devices?: string[] | undefined
  type: string | undefined
  types?: string[] | undefined
}

const readWanted = (read: ParamReader): Wanted => ({
  device: read.optionalText('device_id'),
  devices: read.optionalTexts('device_ids'),
  type: read.optionalText('event_type'),
  types: read.optionalTexts('event_types')
})

/** What happened at a device, as far as it may be wanted: nothing is made up for nothing. */
function eventsAt(
  { state }: Pick<Call, 'state'>,
  place: DeviceRecord,
  { type, types }: Wanted
): readonly ListedEvent[] {
  const isOfNoise = type === NOISE || types?.every((each) => each === NOISE) === true
  return [
    ...(isNoiseSensor(place) ? state.noise.of(place).events : []),
    ...(isOfNoise ? [] : state.incidents.of(place))
  ]
}

/** The events that the caller may see, the newest first. */
function eventsFor(
  call: Pick<Call, 'state' | 'session'>,
  wanted: Wanted,
  isWanted: (event: ListedEvent, time: number) => boolean = () => true
): ListedEvent[] {
  const { device, devices, type, types } = wanted
  const places = device === undefined ? visibleDevices(call, devices) : [findDevice(call, device)]
  const isOfAll = device === undefined && !devices
  const accounts = call.state.accounts.filter((account) => isOfAll && seesAccount(call, account.connected_account_id))
  return [
    ...places
      .slice(0, places.length)
      .filter((place) => devices?.includes(place.device_id) !== false)
      .flatMap((place) => eventsAt(call, place, wanted)),
    ...accounts.flatMap((account) => call.state.incidents.ofAccount(account))
  ]
    .filter(({ event_type: own }) => (type ?? own) === own && types?.includes(own) !== false)
    .map((event) => ({ event, time: Date.parse(event.created_at) }))
    .filter(({ event, time }) => isWanted(event, time))
    .sort((one, other) => other.time - one.time)
    .map(({ event }) => event)
}

/** What happened: listed since a moment, or between two, the newest first. */
export const eventRoutes: Routes = {
  '/events/list': route(
    'POST',
    (read) => {
      const since = read.optionalTime('since')
      const between = read.optionalSpan('between')
      if (since === undefined && !between) read.refuse('since', 'Required unless between is there')
      return {
        wanted: readWanted(read),
        since,
        between,
        ids: read.optionalTexts('event_ids'),
        account: read.optionalText('connected_account_id'),
        offset: read.optionalNumber('unstable_offset', { min: 0 }) ?? 0,
        limit: read.optionalNumber('limit', { min: 1 }) ?? DEFAULT_LIMIT
      }
    },
    (call) => {
      const { wanted, since = -Infinity, between: [from, to] = [-Infinity, Infinity], ...rest } = call.params
      const { ids, account, offset, limit } = rest
      const events = eventsFor(
        call,
        wanted,
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
      const { device, type } = readWanted(read)
      const id = read.optionalText('event_id', { min: 1 })
      if (id === undefined && device === undefined && type === undefined) read.refuse('event_id', 'Required')
      return { id, device, type }
    },
    (call) => {
      const { id, device, type } = call.params
      const { noise, incidents } = call.state
      const found = id === undefined ? undefined : (noise.findEvent(id) ?? incidents.find(id))
      const seen = found && seesAccount(call, found.event.connected_account_id) ? found.event : undefined
      const event = id === undefined ? eventsFor(call, { device, type })[0] : seen
      if (!event) throw new Refusal(404, 'event_not_found', 'Event not found')
      return { event }
    }
  )
}

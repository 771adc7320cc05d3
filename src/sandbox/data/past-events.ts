import type { ClimatePreset } from '../../client/resources.js'
import { isThermostat } from '../climate.js'
import { createRandom, pick } from '../random.js'
import type { AccessCodeRecord } from './access-code-record.js'
import type { DeviceRecord } from './device-record.js'
import { type EventDetails, NO_CODE_ISSUES, NO_ISSUES } from './logged-event.js'
import { DAY, HOUR, MINUTE, timeZoneOf, zoneOffset } from './time.js'

/** Number of days with events before the sandbox was created. */
const PAST_DAYS = 7
/** The lock with many attempts in one evening. */
const BUSY_LOCK = { device: 'device_front_door', times: 14, age: 2 * DAY }
/** The lock with more uses than the platform returns at once. They are older than the first page of all events. */
const CROWDED_LOCK = { device: 'device_staff_entrance', times: 520, age: PAST_DAYS * DAY - HOUR, interval: 5 * MINUTE }
const LOW_BATTERY = 0.25
/** How long offline devices have been offline, in ms. */
export const OFFLINE_TIME = 5 * HOUR

/** An event of a device. */
interface PastEvent {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly details: EventDetails
}

interface Context {
  readonly device: DeviceRecord
  readonly codes: readonly AccessCodeRecord[]
  readonly seed: number
  /** Creation time of the sandbox, in ms since 1970. */
  readonly start: number
}

const pastEvent = (at: number, details: EventDetails): PastEvent => ({ at, details })

/** Returns the codes whose uses the lock reports. */
const usedCodes = (codes: readonly AccessCodeRecord[]): readonly AccessCodeRecord[] =>
  codes.filter(({ status, is_offline_access_code: isOffline }) => status === 'set' && !isOffline)

/**
 * Creates a day of visitors: they unlock with a code, the door locks automatically, and someone leaves in the morning.
 */
function visitEvents(midnight: number, { codes, device }: Context, random: () => number): PastEvent[] {
  const morning = midnight + 7 * HOUR + random() * 2 * HOUR
  const events = [
    pastEvent(morning, { event_type: 'lock.unlocked', method: 'manual' }),
    pastEvent(morning + 2 * MINUTE, { event_type: 'lock.locked', method: 'manual' })
  ]
  const [first, ...otherUsers] = usedCodes(codes).slice(0, 5)
  const visits = first
    ? Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, [first, ...otherUsers]))
    : []
  const namesCodes = device.properties.has_native_entry_events === true
  for (const { access_code_id } of visits) {
    const at = midnight + (10 + random() * 11) * HOUR
    events.push(
      pastEvent(at, {
        event_type: 'lock.unlocked',
        method: 'keycode',
        ...(namesCodes && { access_code_id, access_code_is_managed: true })
      }),
      pastEvent(at + 3 * MINUTE, { event_type: 'lock.locked', method: 'automatic' })
    )
  }
  if (random() < 0.15) {
    const reason = { reason_code: 'unknown_code', message: 'The access code is not known.' } as const
    events.push(pastEvent(midnight + 20 * HOUR, { event_type: 'lock.access_denied', reason }))
  }
  return events
}

/** Creates the many uses of the crowded lock. */
function crowdEvents({ device, codes, start }: Context): PastEvent[] {
  if (device.device_id !== CROWDED_LOCK.device) return []
  const users = usedCodes(codes)
  return Array.from({ length: CROWDED_LOCK.times }, (_, time) => {
    const at = start - CROWDED_LOCK.age + time * CROWDED_LOCK.interval
    const { access_code_id } = users[time % users.length] ?? {}
    return pastEvent(at, {
      event_type: 'lock.unlocked',
      method: 'keycode',
      ...(access_code_id !== undefined && { access_code_id, access_code_is_managed: true })
    })
  })
}

/** Creates a day at a thermostat: presets are scheduled, and sometimes the thermostat is adjusted by hand. */
function climateEvents(midnight: number, { device }: Context, random: () => number): PastEvent[] {
  const [first, second = first] = device.properties.available_climate_presets ?? []
  const schedule = { thermostat_schedule_id: 'schedule_of_the_week', is_fallback_climate_preset: false }
  const activated = (preset: ClimatePreset | undefined, hour: number): PastEvent[] => {
    if (!preset) return []
    const { climate_preset_key } = preset
    const event_type = 'thermostat.climate_preset_activated'
    return [pastEvent(midnight + hour * HOUR, { event_type, climate_preset_key, ...schedule })]
  }
  const events = [...activated(first, 7), ...activated(second, 22)]
  if (random() < 0.4) {
    const at = midnight + (12 + random() * 8) * HOUR
    events.push(pastEvent(at, { event_type: 'thermostat.manually_adjusted', method: 'external' }))
  }
  return events
}

/** Creates the events of access codes that started, ended or failed. */
function codeEvents({ codes, device, start }: Context): PastEvent[] {
  return codes.flatMap(({ access_code_id, code, starts_at, ends_at, errors }) => {
    const [from, to] = [Date.parse(starts_at ?? ''), Date.parse(ends_at ?? '')]
    const events: PastEvent[] = []
    if (errors.some(({ error_code }) => error_code === 'failed_to_set_on_device')) {
      const event_type = 'access_code.failed_to_set_on_device'
      events.push(pastEvent(start - 30 * HOUR, { event_type, access_code_id, ...NO_CODE_ISSUES }))
    } else if (code !== null && from <= start) {
      events.push(pastEvent(from, { event_type: 'access_code.set_on_device', access_code_id, code }))
    }
    if (to <= start) {
      const reason = { reason_code: 'expired_code', message: 'The access code has expired.' } as const
      events.push(pastEvent(to, { event_type: 'access_code.removed_from_device', access_code_id }))
      if (device.properties.has_native_entry_events)
        events.push(pastEvent(to + HOUR, { event_type: 'lock.access_denied', access_code_id, reason }))
    }
    return events
  })
}

function deviceEvents({ device, start }: Context, random: () => number): PastEvent[] {
  const { online, battery } = device.properties
  const away = start - (1 + random() * 5) * DAY
  const offline: EventDetails = { event_type: 'device.disconnected', error_code: 'device_disconnected', ...NO_ISSUES }
  const events = [pastEvent(Date.parse(device.created_at), { event_type: 'device.added' })]
  if (!online) events.push(pastEvent(start - OFFLINE_TIME, offline))
  else if (random() < 0.2) {
    events.push(pastEvent(away, offline), pastEvent(away + 20 * MINUTE, { event_type: 'device.connected' }))
  }
  if (battery && battery.level < LOW_BATTERY) {
    const at = start - 2 * DAY + random() * HOUR
    events.push(pastEvent(at, { event_type: 'device.low_battery', battery_level: battery.level }))
  }
  return events
}

const isLockEvent = ({ event_type }: EventDetails): boolean =>
  event_type === 'lock.locked' || event_type === 'lock.unlocked'

/** Adds an event if the last one does not match the current state of the lock. */
function lockStateEvents(events: readonly PastEvent[], { device, start }: Context): PastEvent[] {
  const { locked, online } = device.properties
  const [last] = events.filter(({ details }) => isLockEvent(details)).toSorted((first, second) => second.at - first.at)
  const lastLocked = last && last.details.event_type === 'lock.locked'
  if (!last || locked === undefined || lastLocked === locked) return []
  const at = Math.min(last.at + 5 * MINUTE, online ? start : start - OFFLINE_TIME)
  return [pastEvent(at, { event_type: locked ? 'lock.locked' : 'lock.unlocked', method: 'manual' })]
}

/** Creates the events of a device in the week before the sandbox was created, in no particular order. */
export function createPastEvents(context: Context): PastEvent[] {
  const { device, seed, start } = context
  const random = createRandom(`${seed}:incidents:${device.device_id}`)
  const { properties } = device
  const events = [...deviceEvents(context, random), ...codeEvents(context)]
  const zone = timeZoneOf(device)
  const today = Math.floor((start + zoneOffset(zone, start)) / DAY)
  for (let day = today - PAST_DAYS; day <= today; day++) {
    const midnight = day * DAY - zoneOffset(zone, day * DAY)
    if (properties.locked !== undefined) events.push(...visitEvents(midnight, context, random))
    else if (isThermostat(device)) events.push(...climateEvents(midnight, context, random))
  }
  if (device.device_id === BUSY_LOCK.device) {
    for (let time = 0; time < BUSY_LOCK.times; time++) {
      events.push(pastEvent(start - BUSY_LOCK.age + time * 4_000, { event_type: 'lock.unlocked', method: 'remote' }))
    }
  }
  const offlineSince = properties.online ? Infinity : start - OFFLINE_TIME
  const happened = events
    .map(({ at, details }) => ({ at: Math.floor(at), details }))
    .filter(
      ({ at, details }) => at > start - PAST_DAYS * DAY && at <= start && (at <= offlineSince || !isLockEvent(details))
    )
  return [...happened, ...lockStateEvents(happened, context), ...crowdEvents(context)]
}

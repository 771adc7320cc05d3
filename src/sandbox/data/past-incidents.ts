import { isThermostat } from '../climate.js'
import { pick, randomFrom } from '../random.js'
import type { AccessCodeRecord } from './access-code-record.js'
import type { DeviceRecord } from './device-record.js'
import { type Incident, NO_CODE_ISSUES, NO_ISSUES } from './incident.js'
import { DAY, zoneOf } from './noises.js'
import { zoneOffset } from './time-of-day.js'

const MINUTE = 60_000
const HOUR = 3_600_000

/** How many days before the sandbox was made people came and went. */
const PAST_DAYS = 7
/** The lock that was tried again and again on one evening, and how often. */
const RESTLESS = { device: 'device_front_door', times: 14, before: 2 * DAY }
const LOW_BATTERY = 0.25
/** For how long a device that is offline has been so, in milliseconds. */
const OFFLINE = 5 * HOUR

/** Something that happened at a device. */
export interface PastIncident {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly incident: Incident
}

interface Past {
  readonly device: DeviceRecord
  readonly codes: readonly AccessCodeRecord[]
  readonly seed: number
  /** When the sandbox was made, in milliseconds since 1970. */
  readonly start: number
}

/** People come by a code, the door locks itself, and somebody leaves in the morning. */
function visitsOn(midnight: number, { codes }: Past, random: () => number): PastIncident[] {
  const users = codes.filter(({ status, is_offline_access_code: isOffline }) => status === 'set' && !isOffline)
  const morning = midnight + 7 * HOUR + random() * 2 * HOUR
  const incidents: PastIncident[] = [
    { at: morning, incident: { event_type: 'lock.unlocked', method: 'manual' } },
    { at: morning + 2 * MINUTE, incident: { event_type: 'lock.locked', method: 'manual' } }
  ]
  const [first, ...others] = users.slice(0, 5)
  const visits = first
    ? Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, [first, ...others]))
    : []
  for (const { access_code_id } of visits) {
    const at = midnight + (10 + random() * 11) * HOUR
    incidents.push(
      {
        at,
        incident: { event_type: 'lock.unlocked', method: 'keycode', access_code_id, access_code_is_managed: true }
      },
      { at: at + 3 * MINUTE, incident: { event_type: 'lock.locked', method: 'automatic' } }
    )
  }
  if (random() < 0.15) {
    const reason = { reason_code: 'unknown_code', message: 'The access code is not known.' } as const
    incidents.push({ at: midnight + 20 * HOUR, incident: { event_type: 'lock.access_denied', reason } })
  }
  return incidents
}

/** The presets of a thermostat come by its schedule, and a person turns it by hand now and then. */
function climateOn(midnight: number, { device }: Past, random: () => number): PastIncident[] {
  const [first, second = first] = device.properties.available_climate_presets ?? []
  const incidents: PastIncident[] = []
  for (const [preset, hour] of [
    [first, 7],
    [second, 22]
  ] as const) {
    if (!preset) continue
    const { climate_preset_key } = preset
    const schedule = { thermostat_schedule_id: 'schedule_of_the_week', is_fallback_climate_preset: false }
    incidents.push({
      at: midnight + hour * HOUR,
      incident: { event_type: 'thermostat.climate_preset_activated', climate_preset_key, ...schedule }
    })
  }
  if (random() < 0.4) {
    const incident = { event_type: 'thermostat.manually_adjusted', method: 'external' } as const
    incidents.push({ at: midnight + (12 + random() * 8) * HOUR, incident })
  }
  return incidents
}

/** What became of the codes of a lock within the week. */
function codeIncidents({ codes, start }: Past): PastIncident[] {
  return codes.flatMap(({ access_code_id, code, starts_at, ends_at, errors }): PastIncident[] => {
    const [from, to] = [Date.parse(starts_at ?? ''), Date.parse(ends_at ?? '')]
    const isFailing = errors.some(({ error_code }) => error_code === 'failed_to_set_on_device')
    const incidents: PastIncident[] = []
    if (isFailing) {
      const incident = { event_type: 'access_code.failed_to_set_on_device', access_code_id, ...NO_CODE_ISSUES } as const
      incidents.push({ at: start - 30 * HOUR, incident })
    } else if (code !== null && from <= start) {
      incidents.push({ at: from, incident: { event_type: 'access_code.set_on_device', access_code_id, code } })
    }
    if (to <= start)
      incidents.push({ at: to, incident: { event_type: 'access_code.removed_from_device', access_code_id } })
    return incidents
  })
}

function deviceIncidents({ device, start }: Past, random: () => number): PastIncident[] {
  const { online, battery } = device.properties
  const [away, back] = [start - (1 + random() * 5) * DAY, 20 * MINUTE]
  const offline: Incident = { event_type: 'device.disconnected', error_code: 'device_disconnected', ...NO_ISSUES }
  const incidents: PastIncident[] = [{ at: Date.parse(device.created_at), incident: { event_type: 'device.added' } }]
  if (!online) incidents.push({ at: start - OFFLINE, incident: offline })
  else if (random() < 0.2) {
    incidents.push({ at: away, incident: offline }, { at: away + back, incident: { event_type: 'device.connected' } })
  }
  if (battery && battery.level < LOW_BATTERY) {
    const incident = { event_type: 'device.low_battery', battery_level: battery.level } as const
    incidents.push({ at: start - 2 * DAY + random() * HOUR, incident })
  }
  return incidents
}

const isByBolt = ({ event_type }: Incident): boolean => event_type === 'lock.locked' || event_type === 'lock.unlocked'

/** Where the bolt is follows from what happened last. */
function lastOfBolt(incidents: readonly PastIncident[], { device, start }: Past): PastIncident[] {
  const { locked, online } = device.properties
  const [last] = incidents.filter(({ incident }) => isByBolt(incident)).toSorted((one, other) => other.at - one.at)
  const told = last && last.incident.event_type === 'lock.locked'
  if (!last || locked === undefined || told === locked) return []
  const at = Math.min(last.at + 5 * MINUTE, online ? start : start - OFFLINE)
  return [{ at, incident: { event_type: locked ? 'lock.locked' : 'lock.unlocked', method: 'manual' } }]
}

/** What happened at a device in the week before the sandbox was made, in no order. */
export function pastIncidents(past: Past): PastIncident[] {
  const { device, seed, start } = past
  const random = randomFrom(`${seed}:incidents:${device.device_id}`)
  const { properties } = device
  const incidents = [...deviceIncidents(past, random), ...codeIncidents(past)]
  const zone = zoneOf(device)
  const today = Math.floor((start + zoneOffset(zone, start)) / DAY)
  for (let day = today - PAST_DAYS; day <= today; day++) {
    const midnight = day * DAY - zoneOffset(zone, day * DAY)
    if (properties.locked !== undefined) incidents.push(...visitsOn(midnight, past, random))
    else if (isThermostat(device)) incidents.push(...climateOn(midnight, past, random))
  }
  if (device.device_id === RESTLESS.device) {
    for (let time = 0; time < RESTLESS.times; time++) {
      const incident = { event_type: 'lock.unlocked', method: 'remote' } as const
      incidents.push({ at: start - RESTLESS.before + time * 4_000, incident })
    }
  }
  const offlineSince = properties.online ? Infinity : start - OFFLINE
  const happened = incidents
    .map(({ at, incident }) => ({ at: Math.floor(at), incident }))
    .filter(
      ({ at, incident }) => at > start - PAST_DAYS * DAY && at <= start && (at <= offlineSince || !isByBolt(incident))
    )
  return [...happened, ...lastOfBolt(happened, past)]
}

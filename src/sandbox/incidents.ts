import type { ConnectedAccount } from '../client/resources.js'
import type { Agenda } from './agenda.js'
import { makeAccessCodes } from './data/access-codes.js'
import type { DeviceRecord } from './data/device-record.js'
import { type AccountEvent, type Incident, type IncidentEvent, NO_ISSUES } from './data/incident.js'
import { DAY } from './data/noises.js'
import { pastIncidents } from './data/past-incidents.js'
import { WORKSPACE_ID } from './data/workspace.js'
import type { Devices } from './devices.js'

/** Devices after so many have no past: it would take long to make it all up. */
const WITH_PAST = 300
const HOUR = 3_600_000

/** What happened at devices and accounts, beside noise. */
export interface Incidents {
  /** What happened at a device, in no order. */
  of(device: DeviceRecord): readonly IncidentEvent[]
  /** What happened at an account, in no order. */
  ofAccount(account: ConnectedAccount): readonly IncidentEvent[]
  find(eventId: string): { accountId: string; event: IncidentEvent } | undefined
  /** Notes what happens at a device now. */
  record(device: DeviceRecord, incident: Incident): void
  /** Notes that an account is connected again, which it is not yet. */
  recordReconnection(account: ConnectedAccount): void
}

interface IncidentsOptions {
  seed: number
  start: number
  devices: Devices
  accounts: readonly ConnectedAccount[]
  agenda: Agenda
  /** Whether the samples are there, who have a past; what somebody has described has none. */
  hasPast: boolean
}

/** What happened in the week before a sandbox was made, made up for a device when it is first asked for, and what happens since. */
export function createIncidents(options: IncidentsOptions): Incidents {
  const { seed, start, devices, accounts, agenda, hasPast } = options
  const lists = new Map<string, IncidentEvent[]>()
  const accountLists = new Map<string, AccountEvent[]>()
  let young: ReadonlySet<string> | undefined

  function write(device: DeviceRecord, events: IncidentEvent[], at: number, incident: Incident): void {
    const { device_id, connected_account_id } = device
    const time = new Date(at).toISOString()
    events.push({
      ...incident,
      event_id: `event_${device_id.replace('device_', '')}_a${events.length + 1}`,
      created_at: time,
      occurred_at: time,
      workspace_id: WORKSPACE_ID,
      connected_account_id,
      device_id
    })
  }

  /** Whether it is one of those with a past. */
  function isOld({ device_id }: DeviceRecord): boolean {
    young ??= new Set(devices.slice(0, WITH_PAST).map((device) => device.device_id))
    return hasPast && young.has(device_id)
  }

  function of(device: DeviceRecord): IncidentEvent[] {
    const known = lists.get(device.device_id)
    if (known) return known
    const events: IncidentEvent[] = []
    lists.set(device.device_id, events)
    if (!isOld(device)) return events
    const codes = makeAccessCodes(device, seed, start, devices.describedCodes(device))
    for (const { at, incident } of pastIncidents({ device, codes, seed, start })) write(device, events, at, incident)
    return events
  }

  function reconnected({ connected_account_id }: ConnectedAccount, at: number, number: number): AccountEvent {
    const time = new Date(at).toISOString()
    return {
      event_type: 'connected_account.completed_first_sync_after_reconnection',
      event_id: `event_${connected_account_id}_a${number}`,
      created_at: time,
      occurred_at: time,
      workspace_id: WORKSPACE_ID,
      connected_account_id
    }
  }

  function pastOf(account: ConnectedAccount): AccountEvent[] {
    const isDisconnected = account.errors.some(({ error_code }) => error_code === 'account_disconnected')
    if (!hasPast || (!isDisconnected && account.connected_account_id !== 'account_august')) return []
    const event = reconnected(account, start - (isDisconnected ? 3 * DAY : 5 * DAY) - HOUR, 1)
    const { connected_account_errors, connected_account_warnings } = NO_ISSUES
    const issues = { connected_account_errors, connected_account_warnings }
    return isDisconnected ? [{ ...event, ...issues, event_type: 'connected_account.disconnected' }] : [event]
  }

  function ofAccount(account: ConnectedAccount): AccountEvent[] {
    const known = accountLists.get(account.connected_account_id) ?? pastOf(account)
    accountLists.set(account.connected_account_id, known)
    return known
  }

  return {
    of,
    ofAccount,
    find(eventId) {
      const [, part] = /^event_(.+)_a\d+$/.exec(eventId) ?? []
      const account = accounts.find(({ connected_account_id }) => connected_account_id === part)
      const device = devices.ofPart(part)
      const events = account ? ofAccount(account) : device ? of(device) : []
      const event = events.find(({ event_id }) => event_id === eventId)
      const accountId = account?.connected_account_id ?? device?.connected_account_id
      return event && accountId !== undefined ? { accountId, event } : undefined
    },
    record: (device, incident) => write(device, of(device), agenda.now, incident),
    recordReconnection(account) {
      const events = ofAccount(account)
      events.push(reconnected(account, agenda.now, events.length + 1))
    }
  }
}

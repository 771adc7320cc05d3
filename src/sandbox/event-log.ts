import type { ConnectedAccount } from '../client/resources.js'
import type { Scheduler } from './scheduler.js'
import { createInitialAccessCodes } from './data/access-codes.js'
import type { DeviceRecord } from './data/device-record.js'
import { type AccountEvent, type EventDetails, type LoggedEvent, NO_ISSUES } from './data/logged-event.js'
import { DAY } from './data/noises.js'
import { createPastEvents } from './data/past-events.js'
import { WORKSPACE_ID } from './data/workspace.js'
import type { Devices } from './devices.js'

/** Only the first devices get past events, because generating them takes time. */
const MAX_DEVICES_WITH_PAST = 300
const HOUR = 3_600_000

/** The events of devices and accounts, except noise events. */
export interface EventLog {
  /** Returns the events of a device, in no particular order. */
  list(device: DeviceRecord): readonly LoggedEvent[]
  /** Returns the events of an account, in no particular order. */
  listForAccount(account: ConnectedAccount): readonly LoggedEvent[]
  find(eventId: string): { accountId: string; event: LoggedEvent } | undefined
  record(device: DeviceRecord, details: EventDetails): void
  recordReconnection(account: ConnectedAccount): void
}

interface EventLogOptions {
  seed: number
  start: number
  devices: Devices
  accounts: readonly ConnectedAccount[]
  scheduler: Scheduler
  /** `true` for sample devices. Devices from the options have no past events. */
  hasPast: boolean
}

/**
 * Creates the event log of a new sandbox. Events of the week before it was created are generated when a device is first
 * read.
 */
export function createEventLog(options: EventLogOptions): EventLog {
  const { seed, start, devices, accounts, scheduler, hasPast } = options
  const lists = new Map<string, LoggedEvent[]>()
  const accountLists = new Map<string, AccountEvent[]>()
  let deviceIdsWithPast: ReadonlySet<string> | undefined

  function append(device: DeviceRecord, events: LoggedEvent[], at: number, details: EventDetails): void {
    const { device_id, connected_account_id } = device
    const time = new Date(at).toISOString()
    events.push({
      ...details,
      event_id: `event_${device_id.replace('device_', '')}_a${events.length + 1}`,
      created_at: time,
      occurred_at: time,
      workspace_id: WORKSPACE_ID,
      connected_account_id,
      device_id
    })
  }

  function hasPastEvents({ device_id }: DeviceRecord): boolean {
    deviceIdsWithPast ??= new Set(devices.slice(0, MAX_DEVICES_WITH_PAST).map((device) => device.device_id))
    return hasPast && deviceIdsWithPast.has(device_id)
  }

  function list(device: DeviceRecord): LoggedEvent[] {
    const existing = lists.get(device.device_id)
    if (existing) return existing
    const events: LoggedEvent[] = []
    lists.set(device.device_id, events)
    if (!hasPastEvents(device)) return events
    const codes = createInitialAccessCodes(device, seed, start, devices.configuredCodes(device))
    for (const { at, details } of createPastEvents({ device, codes, seed, start })) append(device, events, at, details)
    return events
  }

  function reconnectionEvent({ connected_account_id }: ConnectedAccount, at: number, number: number): AccountEvent {
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

  function pastAccountEvents(account: ConnectedAccount): AccountEvent[] {
    const isDisconnected = account.errors.some(({ error_code }) => error_code === 'account_disconnected')
    if (!hasPast || (!isDisconnected && account.connected_account_id !== 'account_august')) return []
    const event = reconnectionEvent(account, start - (isDisconnected ? 3 * DAY : 5 * DAY) - HOUR, 1)
    const { connected_account_errors, connected_account_warnings } = NO_ISSUES
    const issues = { connected_account_errors, connected_account_warnings }
    return isDisconnected ? [{ ...event, ...issues, event_type: 'connected_account.disconnected' }] : [event]
  }

  function listForAccount(account: ConnectedAccount): AccountEvent[] {
    const existing = accountLists.get(account.connected_account_id) ?? pastAccountEvents(account)
    accountLists.set(account.connected_account_id, existing)
    return existing
  }

  return {
    list,
    listForAccount,
    find(eventId) {
      const [, part] = /^event_(.+)_a\d+$/.exec(eventId) ?? []
      const account = accounts.find(({ connected_account_id }) => connected_account_id === part)
      const device = devices.findByIdPart(part)
      const events = account ? listForAccount(account) : device ? list(device) : []
      const event = events.find(({ event_id }) => event_id === eventId)
      const accountId = account?.connected_account_id ?? device?.connected_account_id
      return event && accountId !== undefined ? { accountId, event } : undefined
    },
    record: (device, details) => append(device, list(device), scheduler.now, details),
    recordReconnection(account) {
      const events = listForAccount(account)
      events.push(reconnectionEvent(account, scheduler.now, events.length + 1))
    }
  }
}

import type { ConnectedAccount } from '../client/resources.js'
import { createInitialAccessCodes } from './data/access-codes.js'
import { type DeviceRecord, itemId } from './data/device-record.js'
import { type AccountEvent, type EventDetails, type LoggedEvent, NO_ISSUES } from './data/logged-event.js'
import { createPastEvents } from './data/past-events.js'
import { DAY, HOUR } from './data/time.js'
import { WORKSPACE_ID } from './data/workspace.js'
import { perDevice, type SandboxBase } from './device-items.js'

/** Only the first devices get past events, because generating them takes time. */
const MAX_DEVICES_WITH_PAST = 300

export type EventLog = ReturnType<typeof createEventLog>

interface EventLogOptions extends SandboxBase {
  accounts: readonly ConnectedAccount[]
  /** `true` for sample devices. Devices from the options have no past events. */
  hasPast: boolean
}

/**
 * Creates the log of all events except noise events, in no particular order. Events of the week before the sandbox was
 * created are generated when a device is first read.
 */
export function createEventLog({ seed, start, devices, accounts, scheduler, hasPast }: EventLogOptions) {
  const accountLists = new Map<string, AccountEvent[]>()
  let deviceIdsWithPast: ReadonlySet<string> | undefined

  function append(device: DeviceRecord, events: LoggedEvent[], at: number, details: EventDetails): void {
    const { device_id, connected_account_id } = device
    const time = new Date(at).toISOString()
    events.push({
      ...details,
      event_id: itemId('event', device_id, `a${events.length + 1}`),
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

  const list = perDevice((device) => {
    const events: LoggedEvent[] = []
    if (!hasPastEvents(device)) return events
    const codes = createInitialAccessCodes(device, seed, start, devices.configured?.accessCodes.get(device.device_id))
    for (const { at, details } of createPastEvents({ device, codes, seed, start })) append(device, events, at, details)
    return events
  })

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
    find(eventId: string): LoggedEvent | undefined {
      const [, part] = /^event_(.+)_a\d+$/.exec(eventId) ?? []
      const account = accounts.find(({ connected_account_id }) => connected_account_id === part)
      const device = devices.findByIdPart(part)
      const events = account ? listForAccount(account) : device ? list(device) : []
      return events.find(({ event_id }) => event_id === eventId)
    },
    record: (device: DeviceRecord, details: EventDetails): void => append(device, list(device), scheduler.now, details),
    recordReconnection(account: ConnectedAccount): void {
      const events = listForAccount(account)
      events.push(reconnectionEvent(account, scheduler.now, events.length + 1))
    }
  }
}

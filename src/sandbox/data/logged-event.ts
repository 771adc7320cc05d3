import type { PlatformEvent } from '../../client/resources.js'

/** The events of the sandbox, except noise events. */
type LoggedEventType =
  | 'lock.locked'
  | 'lock.unlocked'
  | 'lock.access_denied'
  | 'access_code.created'
  | 'access_code.changed'
  | 'access_code.set_on_device'
  | 'access_code.delay_in_setting_on_device'
  | 'access_code.failed_to_set_on_device'
  | 'access_code.removed_from_device'
  | 'access_code.deleted'
  | 'device.added'
  | 'device.connected'
  | 'device.disconnected'
  | 'device.low_battery'
  | 'device.name_changed'
  | 'thermostat.climate_preset_activated'
  | 'thermostat.manually_adjusted'
  | 'connected_account.disconnected'
  | 'connected_account.completed_first_sync_after_reconnection'

/** An event as it is returned. */
export type LoggedEvent = Extract<PlatformEvent, { event_type: LoggedEventType }>

type AssignedField = 'event_id' | 'workspace_id' | 'connected_account_id' | 'device_id' | 'created_at' | 'occurred_at'

type DetailsOf<Event> = Event extends { event_type: string }
  ? 'device_id' extends keyof Event
    ? Omit<Event, AssignedField>
    : never
  : never

/** An event without its id, date and device. */
export type EventDetails = DetailsOf<LoggedEvent>

export type AccountEvent = Extract<LoggedEvent, { event_type: `connected_account.${string}` }>

/** Empty issue lists, which some events have. */
export const NO_ISSUES = {
  connected_account_errors: [],
  connected_account_warnings: [],
  device_errors: [],
  device_warnings: []
}

/** Empty issue lists of access code events. */
export const NO_CODE_ISSUES = { ...NO_ISSUES, access_code_errors: [], access_code_warnings: [] }

import type { PlatformEvent } from '../../client/resources.js'

/** What happens in the sandbox, beside noise. */
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

/** Something that happened, as it is listed. */
export type LoggedEvent = Extract<PlatformEvent, { event_type: LoggedEventType }>

type AssignedField = 'event_id' | 'workspace_id' | 'connected_account_id' | 'device_id' | 'created_at' | 'occurred_at'

type DetailsOf<Event> = Event extends { event_type: string }
  ? 'device_id' extends keyof Event
    ? Omit<Event, AssignedField>
    : never
  : never

/** What happened, but for where and when. */
export type EventDetails = DetailsOf<LoggedEvent>

/** Something that happened at an account, as it is listed. */
export type AccountEvent = Extract<LoggedEvent, { event_type: `connected_account.${string}` }>

/** What goes wrong where nothing is known to: the lists that some events have. */
export const NO_ISSUES = {
  connected_account_errors: [],
  connected_account_warnings: [],
  device_errors: [],
  device_warnings: []
}

/** As `NO_ISSUES`, of a code. */
export const NO_CODE_ISSUES = { ...NO_ISSUES, access_code_errors: [], access_code_warnings: [] }

import type { BulkEventMap } from '../src/element/events/bulk-events.js'
import type { ChangeFailedEvent } from '../src/element/events/change-events.js'
import type { ElementEventMap } from '../src/element/events/events.js'
import type { ScreenEventMap } from '../src/element/events/screen-events.js'
import type { AccessCodeEventMap } from '../src/features/access-codes/access-code-events.js'
import type { AccessGrantEventMap } from '../src/features/access-grants/access-grant-events.js'
import type { ConnectEventMap } from '../src/features/account/connect-events.js'
import type { ActivityEventMap } from '../src/features/activity/export/export-events.js'
import type { AttentionEventMap } from '../src/features/attention/attention-events.js'
import type { ClimateEventMap } from '../src/features/climate/climate-events.js'
import type { DeviceEventMap } from '../src/features/device/device-events.js'
import type { DeviceTableEventMap } from '../src/features/device-table/device-table-events.js'
import type { IssueEventMap } from '../src/features/issues/issue-events.js'
import type { LockEventMap } from '../src/features/lock/lock-events.js'
import type { NoiseEventMap } from '../src/features/noise/noise-events.js'
import type { ScheduleEventMap } from '../src/features/schedule/schedule-events.js'

export * from '../src/element/events/bulk-events.js'
export * from '../src/element/events/change-events.js'
export * from '../src/element/events/events.js'
export * from '../src/element/events/screen-events.js'
export * from '../src/features/access-codes/access-code-events.js'
export * from '../src/features/access-grants/access-grant-events.js'
export * from '../src/features/account/connect-events.js'
export * from '../src/features/activity/export/export-events.js'
export * from '../src/features/attention/attention-events.js'
export * from '../src/features/climate/climate-events.js'
export * from '../src/features/device/device-events.js'
export * from '../src/features/device-table/device-table-events.js'
export * from '../src/features/issues/issue-events.js'
export * from '../src/features/lock/lock-events.js'
export * from '../src/features/noise/noise-events.js'
export * from '../src/features/schedule/schedule-events.js'

/** The events of every element, by name. */
export interface LatchkeyEventMap
  extends DeviceTableEventMap,
    LockEventMap,
    AccessCodeEventMap,
    AccessGrantEventMap,
    ClimateEventMap,
    ScheduleEventMap,
    NoiseEventMap,
    BulkEventMap,
    DeviceEventMap,
    IssueEventMap,
    ConnectEventMap,
    ActivityEventMap,
    AttentionEventMap,
    ScreenEventMap,
    ElementEventMap {}

declare global {
  interface HTMLElementEventMap extends LatchkeyEventMap {}
  interface DocumentEventMap {
    'change-failed': ChangeFailedEvent
  }
}

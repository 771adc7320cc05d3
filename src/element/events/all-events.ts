import type { AccessCodeEventMap } from './access-code-events.js'
import type { BulkEventMap } from './bulk-events.js'
import type { ClimateEventMap } from './climate-events.js'
import type { ConnectEventMap } from './connect-events.js'
import type { DeviceEventMap } from './device-events.js'
import type { DeviceTableEventMap } from './device-table-events.js'
import type { ChangeFailedEvent, ElementEventMap } from './events.js'
import type { IssueEventMap } from './issue-events.js'
import type { LockEventMap } from './lock-events.js'
import type { ScreenEventMap } from './screen-events.js'

export * from './access-code-events.js'
export * from './bulk-events.js'
export * from './climate-events.js'
export * from './connect-events.js'
export * from './device-events.js'
export * from './device-table-events.js'
export * from './events.js'
export * from './issue-events.js'
export * from './lock-events.js'
export * from './screen-events.js'

/** The events of every element, by their names. */
export interface LatchkeyEventMap
  extends ElementEventMap,
    AccessCodeEventMap,
    BulkEventMap,
    ClimateEventMap,
    ConnectEventMap,
    DeviceEventMap,
    DeviceTableEventMap,
    IssueEventMap,
    LockEventMap,
    ScreenEventMap {}

declare global {
  interface HTMLElementEventMap extends LatchkeyEventMap {}
  interface DocumentEventMap {
    'change-failed': ChangeFailedEvent
  }
}

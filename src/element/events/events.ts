import type { LockAction } from '../../model/device-status.js'
import { asPromised } from '../../model/promised.js'
import type { Device } from '../../model/resources.js'
import type { PlatformClient } from '../../platform/index.js'
import type * as platform from '../../platform/resources.js'
import type { AccessCodeEventMap } from './access-code-events.js'
import type { BulkEventMap } from './bulk-events.js'
import type { ClimateEventMap } from './climate-events.js'
import type { ConnectEventMap } from './connect-events.js'
import { frozenCopy } from './frozen-copy.js'
import type { IssueEventMap } from './issue-events.js'
import { LatchkeyEvent } from './latchkey-event.js'
import type { ScreenEventMap } from './screen-events.js'
import type { ViewEventMap } from './view-events.js'

/** A change that failed, and what it was about. */
export interface FailedChange {
  readonly operation: string
  readonly error: unknown
  readonly device_id?: string
  readonly access_code_id?: string
  readonly climate_preset_key?: string
}

/** There is a client now, or another one. Whoever listens later asks `whenReady()`, then `session`. */
export class SessionChangeEvent extends LatchkeyEvent<{ readonly client: PlatformClient }> {
  constructor(client: PlatformClient) {
    super('session-change', { client })
  }
}

/** The back button of the top screen was pressed. */
export class BackEvent extends LatchkeyEvent<null> {
  constructor() {
    super('back', null)
  }
}

/**
 * A call failed for good, an option could not be used, or an element broke. Each element tells each failure once, however
 * often it renders: ten that show the same list that fails fire ten.
 */
export class PlatformErrorEvent extends LatchkeyEvent<{ readonly error: unknown; readonly operation: string }> {
  constructor(error: unknown, operation: string) {
    super('platform-error', { error, operation })
  }
}

/**
 * A call that changes something is about to be made; canceled, it is not. Its parameters are a frozen copy: nothing
 * that is done to them changes the call.
 */
export class BeforeChangeEvent extends LatchkeyEvent<{
  readonly operation: string
  readonly params: Readonly<Record<string, unknown>>
}> {
  constructor(operation: string, params: Readonly<Record<string, unknown>>) {
    super('before-change', { operation, params: frozenCopy(params) }, true)
  }
}

/** Told of on the document: a change failed that was made in an element which has left the page since. */
export class ChangeFailedEvent extends LatchkeyEvent<FailedChange> {
  constructor(failure: FailedChange) {
    super('change-failed', failure)
  }
}

/** A row of the device table was pressed; canceled, its details do not open. */
export class DeviceClickEvent extends LatchkeyEvent<{ readonly device_id: string; readonly device: platform.Device }> {
  constructor(device: Device) {
    super('device-click', { device_id: device.device_id, device: asPromised(device) }, true)
  }
}

/** A door was locked or unlocked. */
export class LockChangeEvent extends LatchkeyEvent<{ readonly device_id: string; readonly locked: boolean }> {
  constructor(deviceId: string, action: LockAction) {
    super('lock-change', { device_id: deviceId, locked: action === 'lock' })
  }
}

/** A device has another name. */
export class DeviceRenameEvent extends LatchkeyEvent<{ readonly device_id: string; readonly name: string }> {
  constructor(deviceId: string, name: string) {
    super('device-rename', { device_id: deviceId, name })
  }
}

/** The events of every element, by their names. */
export interface LatchkeyEventMap
  extends AccessCodeEventMap,
    BulkEventMap,
    ClimateEventMap,
    ConnectEventMap,
    IssueEventMap,
    ScreenEventMap,
    ViewEventMap {
  'session-change': SessionChangeEvent
  back: BackEvent
  'platform-error': PlatformErrorEvent
  'before-change': BeforeChangeEvent
  'device-click': DeviceClickEvent
  'lock-change': LockChangeEvent
  'device-rename': DeviceRenameEvent
}

declare global {
  interface HTMLElementEventMap extends LatchkeyEventMap {}
  interface DocumentEventMap {
    'change-failed': ChangeFailedEvent
  }
}

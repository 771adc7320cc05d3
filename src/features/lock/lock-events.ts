/** A button is pressed, step 10: the event for the host. */

import { LatchkeyEvent } from '../../element/events/latchkey-event.js'
import type { LockAction } from '../device/rules/device-status.js'

/** Fired when a lock has confirmed that it was locked or unlocked. */
export class LockChangeEvent extends LatchkeyEvent<{ readonly device_id: string; readonly locked: boolean }> {
  constructor(deviceId: string, action: LockAction) {
    super('lock-change', { device_id: deviceId, locked: action === 'lock' })
  }
}

/** Events of locks, by name. */
export interface LockEventMap {
  /** A lock confirmed that it was locked or unlocked. */
  'lock-change': LockChangeEvent
}

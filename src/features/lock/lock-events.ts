import type { LockAction } from '../device/rules/device-status.js'
import { LatchkeyEvent } from '../../element/events/latchkey-event.js'

/** A door was locked or unlocked. */
export class LockChangeEvent extends LatchkeyEvent<{ readonly device_id: string; readonly locked: boolean }> {
  constructor(deviceId: string, action: LockAction) {
    super('lock-change', { device_id: deviceId, locked: action === 'lock' })
  }
}

/** The events of doors, by their names. */
export interface LockEventMap {
  'lock-change': LockChangeEvent
}

import { LatchkeyEvent } from '../../element/events/latchkey-event.js'

/** Fired when a device was renamed. */
export class DeviceRenameEvent extends LatchkeyEvent<{ readonly device_id: string; readonly name: string }> {
  constructor(deviceId: string, name: string) {
    super('device-rename', { device_id: deviceId, name })
  }
}

/** Events of every device, by name. */
export interface DeviceEventMap {
  /** A device was renamed. */
  'device-rename': DeviceRenameEvent
}

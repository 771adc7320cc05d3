import { LatchkeyEvent } from '../../element/events/latchkey-event.js'

/** A device has another name. */
export class DeviceRenameEvent extends LatchkeyEvent<{ readonly device_id: string; readonly name: string }> {
  constructor(deviceId: string, name: string) {
    super('device-rename', { device_id: deviceId, name })
  }
}

/** The events of any device, by their names. */
export interface DeviceEventMap {
  'device-rename': DeviceRenameEvent
}

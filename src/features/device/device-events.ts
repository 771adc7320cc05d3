import type * as platform from '../../client/resources.js'
import { toPublicResource } from '../../core/resources/public-resource.js'
import type { Device } from '../../core/resources/resources.js'
import { LatchkeyEvent } from '../../element/events/latchkey-event.js'

/** Fired when the user chooses a device. Cancelable: prevent the default to keep the details closed. */
export class DeviceClickEvent extends LatchkeyEvent<{ readonly device_id: string; readonly device: platform.Device }> {
  constructor(device: Device) {
    super('device-click', { device_id: device.device_id, device: toPublicResource(device) }, true)
  }
}

/** Fired when a device was renamed. */
export class DeviceRenameEvent extends LatchkeyEvent<{ readonly device_id: string; readonly name: string }> {
  constructor(deviceId: string, name: string) {
    super('device-rename', { device_id: deviceId, name })
  }
}

/** Events of every device, by name. */
export interface DeviceEventMap {
  /** The user chose a device. Cancelable. Call `preventDefault()` to keep the details closed. */
  'device-click': DeviceClickEvent
  /** A device was renamed. */
  'device-rename': DeviceRenameEvent
}

import type * as platform from '../../client/resources.js'
import { toPublicResource } from '../../core/resources/public-resource.js'
import type { Device } from '../../core/resources/resources.js'
import { LatchkeyEvent } from '../../element/events/latchkey-event.js'
import type { DeviceView } from './rules/device-view.js'

/** Fired when the user chooses a device. Cancelable: prevent the default to keep the details closed. */
export class DeviceClickEvent extends LatchkeyEvent<{ readonly device_id: string; readonly device: platform.Device }> {
  constructor(device: Device) {
    super('device-click', { device_id: device.device_id, device: toPublicResource(device) }, true)
  }
}

/** Fired when the user changes sorting, groups or filters. The view is empty without any of them. */
export class ViewChangeEvent extends LatchkeyEvent<{ readonly view: DeviceView }> {
  constructor(view: DeviceView) {
    super('view-change', { view })
  }
}

/** Events of the device table, by name. */
export interface DeviceTableEventMap {
  /** The user chose a row. Cancelable. Call `preventDefault()` to keep the details closed. */
  'device-click': DeviceClickEvent
  /** The user changed sorting, groups or filters. */
  'view-change': ViewChangeEvent
}

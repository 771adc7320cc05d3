import { toPublicResource } from '../../core/values/public-resource.js'
import type { Device } from '../../core/resources/resources.js'
import type { DeviceView } from './rules/device-view.js'
import type * as platform from '../../client/resources.js'
import { LatchkeyEvent } from '../../element/events/latchkey-event.js'

/** A row of the device table was pressed; canceled, its details do not open. */
export class DeviceClickEvent extends LatchkeyEvent<{ readonly device_id: string; readonly device: platform.Device }> {
  constructor(device: Device) {
    super('device-click', { device_id: device.device_id, device: toPublicResource(device) }, true)
  }
}

/** A person has chosen another order, other groups or other filters; without any of these the view is empty. */
export class ViewChangeEvent extends LatchkeyEvent<{ readonly view: DeviceView }> {
  constructor(view: DeviceView) {
    super('view-change', { view })
  }
}

/** The events of the device table, by their names. */
export interface DeviceTableEventMap {
  'device-click': DeviceClickEvent
  'view-change': ViewChangeEvent
}

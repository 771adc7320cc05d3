import { devices } from '../../core/resources/resource-kind.js'
import type { PrerenderedRows } from '../../element/custom-element/element-definition.js'
import { preloadDetailsOf } from './details/device-details.js'
import { DeviceClickEvent } from './device-table-events.js'

/** Prerendered rows of the device table. */
export const PRERENDERED_DEVICES: PrerenderedRows = {
  screen: 'device-table',
  opens: 'openedDeviceId',
  press(key, tables) {
    const device = devices.select(tables).get(key)?.resource
    return device && { event: new DeviceClickEvent(device), load: () => preloadDetailsOf(device) }
  }
}

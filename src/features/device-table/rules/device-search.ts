import type { Device } from '../../../core/resources/resources.js'
import { searchIn } from '../../../core/values/fold-text.js'
import { newestFirst } from '../../../core/values/sort-order.js'
import { deviceName } from '../../device/rules/device.js'

/** Returns `true` if the name of a device contains the search text. */
export const matchesSearch = searchIn((device: Device) => [deviceName(device)])

/** Newest first, then by name. */
export const compareDevices = newestFirst(deviceName)

import { deviceName } from '../../device/rules/device.js'
import type { Device } from '../../../core/resources/resources.js'
import { searchIn } from '../../../core/values/fold-text.js'
import { newestFirst } from '../../../core/values/newest-first.js'

/** Whether a device's name contains what was typed. */
export const matchesSearch = searchIn((device: Device) => [deviceName(device)])

/** Newest first; devices of the same moment by name. */
export const compareDevices = newestFirst(deviceName)

import { deviceName } from './device.js'
import type { Device } from './resources.js'
import { searchIn } from './fold-text.js'
import { newestFirst } from './newest-first.js'

/** Whether a device's name contains what was typed. */
export const matchesSearch = searchIn((device: Device) => [deviceName(device)])

/** Newest first; devices of the same moment by name. */
export const compareDevices = newestFirst(deviceName)

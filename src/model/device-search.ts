import type { Device } from '../platform/resources.js'
import { deviceName } from './device.js'
import { foldText } from './fold-text.js'
import { newestFirst } from './newest-first.js'

/** Whether a device's name contains what was typed. */
export function matchesSearch(device: Device, search: string): boolean {
  return foldText(deviceName(device) ?? '').includes(foldText(search))
}

/** Newest first; devices of the same moment by name. */
export const compareDevices = newestFirst(deviceName)

import type { Device } from '../platform/resources.js'
import { deviceName } from './device.js'

/** A text as it is compared: without white space at its ends, case and diacritics. */
export function foldText(value: string): string {
  return value.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase().trim()
}

/** Whether a device's name contains what was typed. */
export function matchesSearch(device: Device, search: string): boolean {
  return foldText(deviceName(device) ?? '').includes(foldText(search))
}

/** Newest first; devices of the same moment by name. */
export function compareDevices(first: Device, second: Device): number {
  const moments = (Date.parse(second.created_at ?? '') || 0) - (Date.parse(first.created_at ?? '') || 0)
  return moments || (deviceName(first) ?? '').localeCompare(deviceName(second) ?? '')
}

import type { Device } from '../platform/resources.js'
import { deviceName } from './device.js'

/** The accents of Latin, Greek and Cyrillic letters. In other scripts such marks make another letter. */
const ACCENTS = /[\u0300-\u036f]/g

/** A text as it is compared: without white space at its ends, case and diacritics. */
export function foldText(value: string): string {
  // Upper case, since some letters have two lower ones, and `ß` has none.
  return value.normalize('NFD').replace(ACCENTS, '').toUpperCase().trim()
}

/** Whether a device's name contains what was typed. */
export function matchesSearch(device: Device, search: string): boolean {
  return foldText(deviceName(device) ?? '').includes(foldText(search))
}

const names = new Intl.Collator(undefined, { numeric: true })

const createdAt = ({ created_at = '' }: Device): number => Date.parse(created_at) || 0

/** Newest first; devices of the same moment by name. */
export function compareDevices(first: Device, second: Device): number {
  return createdAt(second) - createdAt(first) || names.compare(deviceName(first) ?? '', deviceName(second) ?? '')
}

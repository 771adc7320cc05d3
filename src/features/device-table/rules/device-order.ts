import { compareNames } from '../../../core/values/sort-order.js'
import type { IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { deviceErrors, acceptedByFilter } from '../../device/rules/device-issues.js'
import { compareDevices } from './device-search.js'
import { battery, isBatteryLow, onlineStatus } from '../../device/rules/device-status.js'
import { deviceKind, deviceName } from '../../device/rules/device.js'
import { isNoisy } from '../../noise/rules/noise-level.js'
import type { Device } from '../../../core/resources/resources.js'
import { hasTrouble, needsBattery } from './device-filter.js'
import { DEVICE_KINDS, type DeviceOrder } from './device-view.js'

/** Urgency of a device: errors, offline, noise, batteries, warnings. */
function troubleRank(device: Device, filters: IssueFilters): number {
  if (acceptedByFilter(deviceErrors(device), filters.passesError).length > 0) return 0
  if (onlineStatus(device) !== 'online') return 1
  if (isNoisy(device)) return 2
  if (needsBattery(device)) return 3
  return hasTrouble(device, filters) ? 4 : 5
}

/** Lowest level first. Devices without a current level come last. */
function batteryRank(device: Device): number {
  const known = onlineStatus(device) === 'online' ? battery(device) : undefined
  if (!known) return 2
  return known.level ?? (isBatteryLow(known) ? 0.1 : 1)
}

/** Returns the position of a device's kind. */
export const kindRank = (device: Device): number => DEVICE_KINDS.findIndex((kind) => kind === deviceKind(device))

/** Returns a compare function for an order. Equal devices are sorted newest first. */
export function deviceOrder(
  order: Exclude<DeviceOrder, 'newest'>,
  filters: IssueFilters
): (first: Device, second: Device) => number {
  if (order === 'name') {
    return (first, second) =>
      compareNames(deviceName(first) ?? '', deviceName(second) ?? '') || compareDevices(first, second)
  }
  const rankOf = { battery: batteryRank, trouble: (device: Device) => troubleRank(device, filters), kind: kindRank }[
    order
  ]
  // Each device is ranked once.
  const ranks = new Map<Device, number>()
  const rank = (device: Device): number => {
    const known = ranks.get(device) ?? rankOf(device)
    ranks.set(device, known)
    return known
  }
  return (first, second) => rank(first) - rank(second) || compareDevices(first, second)
}

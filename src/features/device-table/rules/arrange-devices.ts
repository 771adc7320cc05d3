import type { Device } from '../../../core/resources/resources.js'
import { compareNames } from '../../../core/values/sort-order.js'
import { parseList, parseString } from '../../../core/values/value.js'
import type { IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { deviceKind, deviceName, manufacturerName } from '../../device/rules/device.js'
import { acceptedByFilter, deviceErrors } from '../../device/rules/device-issues.js'
import { battery, isBatteryLow, needsBattery, onlineStatus } from '../../device/rules/device-status.js'
import { isNoisy } from '../../noise/rules/noise-level.js'
import { hasIssues, matchesFilter } from './device-filter.js'
import { compareDevices } from './device-search.js'
import { DEVICE_KINDS, type DeviceGrouping, type DeviceOrder, type DeviceView } from './device-view.js'

/** Urgency of a device: errors, offline, noise, batteries, warnings. */
function issueRank(device: Device, filters: IssueFilters): number {
  if (acceptedByFilter(deviceErrors(device), filters.passesError).length > 0) return 0
  if (onlineStatus(device) !== 'online') return 1
  if (isNoisy(device)) return 2
  if (needsBattery(device)) return 3
  return hasIssues(device, filters) ? 4 : 5
}

/** Lowest level first. Devices without a current level come last. */
function batteryRank(device: Device): number {
  const known = onlineStatus(device) === 'online' ? battery(device) : undefined
  if (!known) return 2
  return known.level ?? (isBatteryLow(known) ? 0.1 : 1)
}

/** Returns the position of a device's kind. */
const kindRank = (device: Device): number => DEVICE_KINDS.findIndex((kind) => kind === deviceKind(device))

/** Returns a compare function for an order. Equal devices are sorted newest first. */
function deviceOrder(
  order: Exclude<DeviceOrder, 'newest'>,
  filters: IssueFilters
): (first: Device, second: Device) => number {
  if (order === 'name') {
    return (first, second) =>
      compareNames(deviceName(first) ?? '', deviceName(second) ?? '') || compareDevices(first, second)
  }
  const rankOf = { battery: batteryRank, issues: (device: Device) => issueRank(device, filters), kind: kindRank }[order]
  // Each device is ranked once.
  const ranks = new Map<Device, number>()
  const rank = (device: Device): number => {
    const known = ranks.get(device) ?? rankOf(device)
    ranks.set(device, known)
    return known
  }
  return (first, second) => rank(first) - rank(second) || compareDevices(first, second)
}

/** Returns the group of a device: kind, manufacturer or id. Empty if it has none. */
export function groupOf(device: Device, grouping: DeviceGrouping): string {
  if (grouping === 'kind') return deviceKind(device) ?? ''
  if (grouping === 'account') return parseString(device.connected_account_id) ?? ''
  if (grouping === 'manufacturer') return manufacturerName(device) ?? ''
  return parseString(parseList(device.space_ids)[0]) ?? ''
}

/**
 * Compares groups: kinds in their order, manufacturers by name, accounts and spaces by their first device. Devices
 * without a group come last.
 */
function groupOrder(grouping: DeviceGrouping, devices: readonly Device[]): (first: Device, second: Device) => number {
  if (grouping === 'kind') return (first, second) => kindRank(first) - kindRank(second)
  const groups = [...new Set(devices.map((device) => groupOf(device, grouping)))]
  if (grouping === 'manufacturer') groups.sort(compareNames)
  const places = new Map(groups.filter(Boolean).map((group, place) => [group, place]))
  const place = (device: Device): number => places.get(groupOf(device, grouping)) ?? groups.length
  return (first, second) => place(first) - place(second)
}

/**
 * Sorts, filters and groups devices for a view.
 *
 * @param isOrdered `true` if the host has sorted them, which wins
 */
export function arrangeDevices(
  devices: readonly Device[],
  { sort, group, filter }: DeviceView,
  filters: IssueFilters,
  isOrdered: boolean
): readonly Device[] {
  const shown = filter ? devices.filter((device) => matchesFilter(device, filter, filters)) : devices
  const ordered = isOrdered || !sort || sort === 'newest' ? shown : shown.toSorted(deviceOrder(sort, filters))
  return group ? ordered.toSorted(groupOrder(group, ordered)) : ordered
}

export interface DeviceGroup {
  /** Identifies the group across groupings. */
  readonly key: string
  readonly grouping: DeviceGrouping
  /** Kind, manufacturer or id. Empty for devices without one. */
  readonly group: string
  readonly count: number
}

/** Returns the groups by the id of their first device. */
export function groupsOf(devices: readonly Device[], grouping: DeviceGrouping): ReadonlyMap<string, DeviceGroup> {
  const groups = new Map<string, { first: string; count: number }>()
  for (const device of devices) {
    const group = groupOf(device, grouping)
    const { first, count } = groups.get(group) ?? { first: device.device_id, count: 0 }
    groups.set(group, { first, count: count + 1 })
  }
  return new Map(
    [...groups].map(([group, { first, count }]) => [first, { key: `${grouping} ${group}`, grouping, group, count }])
  )
}

import { compareNames } from '../../../core/values/compare-names.js'
import type { IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { deviceKind, manufacturerName } from '../../device/rules/device.js'
import type { Device } from '../../../core/resources/resources.js'
import { parseList, parseString } from '../../../core/values/value.js'
import { matchesFilter } from './device-filter.js'
import { deviceOrder, kindRank } from './device-order.js'
import type { DeviceGrouping, DeviceView } from './device-view.js'

/** Returns the group of a device: kind, maker or id. Empty if it has none. */
export function groupOf(device: Device, grouping: DeviceGrouping): string {
  if (grouping === 'kind') return deviceKind(device) ?? ''
  if (grouping === 'account') return parseString(device.connected_account_id) ?? ''
  if (grouping === 'maker') return manufacturerName(device) ?? ''
  return parseString(parseList(device.space_ids)[0]) ?? ''
}

/**
 * Compares groups: kinds in their order, makers by name, accounts and spaces by their first device. Devices without a
 * group come last.
 */
function groupOrder(grouping: DeviceGrouping, devices: readonly Device[]): (first: Device, second: Device) => number {
  if (grouping === 'kind') return (first, second) => kindRank(first) - kindRank(second)
  const groups = [...new Set(devices.map((device) => groupOf(device, grouping)))]
  if (grouping === 'maker') groups.sort(compareNames)
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

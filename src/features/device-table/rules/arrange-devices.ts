import type { IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import { deviceKind, manufacturerName } from '../../device/rules/device.js'
import type { Device } from '../../../core/resources/resources.js'
import { list, text } from '../../../core/values/value.js'
import { deviceOrder, hasTrouble, kindRank, needsBattery } from './device-order.js'
import { deviceState } from './device-state.js'
import type { DeviceGrouping, DeviceView, DeviceViewFilter } from './device-view.js'

/** Whether one of some words is what a device has; all do where none is asked for. */
const isOneOf = (words: readonly string[] | undefined, value: unknown): boolean =>
  !words || words.some((word) => word === value)

function matches(device: Device, filter: DeviceViewFilter, filters: IssueFilters): boolean {
  return (
    isOneOf(filter.kinds, deviceKind(device)) &&
    isOneOf(filter.states, deviceState(device)) &&
    isOneOf(filter.accounts, device.connected_account_id) &&
    (!filter.lowBattery || needsBattery(device)) &&
    (!filter.offline || onlineStatus(device) !== 'online') &&
    (!filter.issues || hasTrouble(device, filters))
  )
}

/** What a device is grouped by: a kind, the name of a maker, or an id; empty where it has none. */
export function groupOf(device: Device, grouping: DeviceGrouping): string {
  if (grouping === 'kind') return deviceKind(device) ?? ''
  if (grouping === 'account') return text(device.connected_account_id) ?? ''
  if (grouping === 'maker') return manufacturerName(device) ?? ''
  return text(list(device.space_ids)[0]) ?? ''
}

const names = new Intl.Collator(undefined, { numeric: true })

/** Kinds go in their order and makers by name; accounts and spaces as their first devices do. What has none is last. */
function groupOrder(grouping: DeviceGrouping, devices: readonly Device[]): (first: Device, second: Device) => number {
  if (grouping === 'kind') return (first, second) => kindRank(first) - kindRank(second)
  const groups = [...new Set(devices.map((device) => groupOf(device, grouping)))]
  if (grouping === 'maker') groups.sort(names.compare)
  const places = new Map(groups.filter(Boolean).map((group, place) => [group, place]))
  const place = (device: Device): number => places.get(groupOf(device, grouping)) ?? groups.length
  return (first, second) => place(first) - place(second)
}

/**
 * The devices of a view, in its order and group by group.
 *
 * @param isOrdered whether they are in an order of the host's, which wins over that of the view.
 */
export function arrangeDevices(
  devices: readonly Device[],
  { sort, group, filter }: DeviceView,
  filters: IssueFilters,
  isOrdered: boolean
): readonly Device[] {
  const shown = filter ? devices.filter((device) => matches(device, filter, filters)) : devices
  const ordered = isOrdered || !sort || sort === 'newest' ? shown : shown.toSorted(deviceOrder(sort, filters))
  return group ? ordered.toSorted(groupOrder(group, ordered)) : ordered
}

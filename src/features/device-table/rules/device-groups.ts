import type { Device } from '../../../core/resources/resources.js'
import { groupOf } from './arrange-devices.js'
import type { DeviceGrouping } from './device-view.js'

/** A group of devices in a list. */
export interface DeviceGroup {
  /** Tells it apart from all others, also by other things that devices have in common. */
  readonly key: string
  readonly grouping: DeviceGrouping
  /** The kind, the maker or the id that they have in common; empty where they have none. */
  readonly group: string
  readonly count: number
}

/** The groups of devices that stand group by group, by the id of the first of each. */
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

import type { Device } from '../../../core/resources/resources.js'
import { groupOf } from './arrange-devices.js'
import type { DeviceGrouping } from './device-view.js'

export interface DeviceGroup {
  /** Identifies the group across groupings. */
  readonly key: string
  readonly grouping: DeviceGrouping
  /** Kind, maker or id. Empty for devices without one. */
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

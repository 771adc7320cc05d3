import type { Device } from '../../../core/resources/resources.js'
import type { IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { matchesFilter } from '../../device-table/rules/device-filter.js'
import type { DeviceViewFilter } from '../../device-table/rules/device-view.js'

const FILTERS = {
  issues: { issues: true },
  offline: { offline: true },
  batteries: { lowBattery: true },
  unlocked: { states: ['unlocked'] }
} as const satisfies Readonly<Record<string, DeviceViewFilter>>

const NAMES = ['issues', 'offline', 'batteries', 'unlocked'] as const

/** Number of devices that match a filter of the device table. */
export interface DeviceNumber {
  readonly name: (typeof NAMES)[number]
  readonly filter: DeviceViewFilter
  readonly count: number
}

/** Counts devices with the filters of the device table, so that the table shows the same number. Omits zeros. */
export const numbersOf = (devices: readonly Device[], filters: IssueFilters): readonly DeviceNumber[] =>
  NAMES.map((name) => {
    const filter = FILTERS[name]
    return { name, filter, count: devices.filter((device) => matchesFilter(device, filter, filters)).length }
  }).filter(({ count }) => count > 0)

import type { IssueChip } from '../../element/table/issue-chips.js'
import type { Messages } from '../../messages/en.js'
import type { Device } from '../../core/resources/resources.js'
import { TriangleAlert, Unplug } from '../../ui/icons.js'
import { hasLowBattery } from '../device/rules/device-status.js'

/** Chips of the device table: account issues, then device issues. */
export const deviceChips = ({ accountIssues, deviceIssues }: Messages['deviceTable']): readonly IssueChip[] => [
  { icon: <Unplug />, words: accountIssues },
  { icon: <TriangleAlert />, words: deviceIssues }
]

/** Text if no device has an error: that all are OK, and how many batteries are low. */
export function healthyText(devices: readonly Device[], { deviceTable, general }: Messages): string {
  const low = devices.filter(hasLowBattery).length
  return general.facts([deviceTable.healthy, ...(low > 0 ? [deviceTable.batteriesLow(low)] : [])])
}

import type { IssueChip } from '../../element/table/issue-chips.js'
import type { Messages } from '../../messages/en.js'
import { TriangleAlert, Unplug } from '../../ui/icons.js'

/** The chips of the device table: issues of accounts, then of devices. */
export const deviceChips = ({ accountIssues, deviceIssues }: Messages['deviceTable']): readonly IssueChip[] => [
  { icon: <Unplug />, words: accountIssues },
  { icon: <TriangleAlert />, words: deviceIssues }
]

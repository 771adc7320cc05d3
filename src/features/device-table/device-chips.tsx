import type { IssueChip } from '../../element/table/issue-chips.js'
import type { Messages } from '../../messages/en.js'
import { TriangleAlert, Unplug } from '../../ui/icons.js'

/** Chips of the device table: account issues, then device issues. */
export const deviceChips = ({ accountIssues, deviceIssues }: Messages['deviceTable']): readonly IssueChip[] => [
  { icon: <Unplug />, text: accountIssues },
  { icon: <TriangleAlert />, text: deviceIssues }
]

import type { IssueChip } from '../../../element/table/issue-chips.js'
import type { Messages } from '../../../messages/en.js'
import { TriangleAlert } from '../../../ui/icons.js'

export const codeChips = ({ issues }: Messages['accessCodeTable']): readonly IssueChip[] => [
  { icon: <TriangleAlert />, text: issues }
]

import type { ReactElement } from 'react'
import { Chip } from '../../ui/actions/chip.js'
import { Badge } from '../../ui/feedback/badge.js'
import { CircleCheck } from '../../ui/icons.js'
import type { TableRows } from './use-table-rows.js'

/** How the chip of one kind of issue looks, and what it says. */
export interface IssueChip {
  readonly icon: ReactElement
  readonly words: (count: number) => string
}

interface Props {
  readonly found: Pick<TableRows<unknown>, 'issueCounts' | 'selected' | 'select'>
  readonly chips: readonly IssueChip[]
  /** What is said where there is no issue. */
  readonly healthy: string
}

/** The chips that tell of issues and show only the items that have them. */
export function IssueChips({ found: { issueCounts, selected, select }, chips, healthy }: Props) {
  return issueCounts.some(Boolean) ? (
    chips.map(({ icon, words }, kind) => {
      const count = issueCounts[kind]
      return (
        !!count && (
          <Chip
            // oxlint-disable-next-line react/no-array-index-key -- A kind is its place among the kinds.
            key={kind}
            tone="danger"
            icon={icon}
            pressed={selected === kind}
            onToggle={() => select(selected === kind ? undefined : kind)}
          >
            {words(count)}
          </Chip>
        )
      )
    })
  ) : (
    <Badge tone="ok" icon={<CircleCheck />}>
      {healthy}
    </Badge>
  )
}

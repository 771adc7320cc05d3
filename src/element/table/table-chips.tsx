import type { ReactElement } from 'react'
import { Chip } from '../../ui/actions/chip.js'
import { Badge } from '../../ui/feedback/badge.js'
import { CircleCheck } from '../../ui/icons.js'
import { useTableContext } from './table-context.js'

/** How the chip of one kind of issue looks, and what it says. */
interface IssueChip {
  readonly icon: ReactElement
  readonly words: (count: number) => string
}

interface Props {
  /** One for each kind of issue. */
  readonly chips: readonly IssueChip[]
}

/** The chips that tell of issues and show only the items that have them. */
export function TableChips({ chips }: Props) {
  const { store, table, texts, status } = useTableContext()
  const { ids, error, failureCount } = status
  const { issueCounts, kind: shown } = table
  if (!ids && (error !== undefined || failureCount > 0)) return null
  const issues = chips.map(({ icon, words }, kind) => {
    const count = issueCounts[kind]
    return (
      !!count && (
        <Chip
          // oxlint-disable-next-line react/no-array-index-key -- A kind is its place among the kinds.
          key={kind}
          tone="danger"
          icon={icon}
          pressed={shown === kind}
          onToggle={() => store.showKind(shown === kind ? undefined : kind)}
        >
          {words(count)}
        </Chip>
      )
    )
  })
  const healthy = (
    <Badge tone="ok" icon={<CircleCheck />}>
      {texts.healthy}
    </Badge>
  )
  return (
    <div role="group" aria-label={texts.filters} className="chips">
      {ids && (issueCounts.some(Boolean) ? issues : healthy)}
    </div>
  )
}

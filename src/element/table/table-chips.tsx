import { type IssueChip, IssueChips } from './issue-chips.js'
import { useTableContext } from './table-context.js'

interface Props {
  /** One for each kind of issue. */
  readonly chips: readonly IssueChip[]
}

/** Issue chips that filter the table. */
export function TableChips({ chips }: Props) {
  const { store, table, texts, status } = useTableContext()
  const { ids, error, failureCount } = status
  const { issueCounts, issueFilter: shown } = table
  if (!ids && (error !== undefined || failureCount > 0)) return null
  return (
    <IssueChips
      {...{ chips, texts, shown }}
      counts={ids && issueCounts}
      onToggle={(kind) => store.showKind(shown === kind ? undefined : kind)}
    />
  )
}

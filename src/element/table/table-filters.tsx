import type { ReactNode } from 'react'
import { SearchBox } from '../../ui/fields/search-box.js'
import { isFailing } from '../hooks/use-query.js'
import { type IssueChip, IssueChips } from './issue-chips.js'
import { useTableContext } from './table-context.js'

export function TableSearch() {
  const { store, table, texts } = useTableContext()
  return (
    <SearchBox
      label={texts.search}
      placeholder={texts.search}
      value={table.search}
      onChange={store.search}
      clearLabel={texts.clearSearch}
    />
  )
}

interface Props {
  /** One for each kind of issue. */
  readonly chips: readonly IssueChip[]
  /** Other filters. */
  readonly more?: ReactNode
}

/** Issue chips that filter the table. */
export function TableChips({ chips, more }: Props) {
  const { store, table, texts, status } = useTableContext()
  const { ids } = status
  const { issueCounts, issueFilter: shown, rows, total } = table
  const hasFailed = isFailing(status)
  if ((!ids && hasFailed) || (status.isComplete && total === 0)) return null
  return (
    <IssueChips
      chips={chips}
      more={more}
      texts={texts}
      shown={shown}
      counts={ids && issueCounts}
      // Says nothing about hidden rows.
      healthy={hasFailed || rows.length === 0 || rows.length < total ? undefined : texts.healthy}
      onToggle={(kind) => store.showKind(shown === kind ? undefined : kind)}
    />
  )
}

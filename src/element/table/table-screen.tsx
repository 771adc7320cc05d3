import { type ReactNode, type RefObject, useRef } from 'react'
import { useElement, useMessages } from '../custom-element/element-context.js'
import { unansweredState, useContentState } from '../hooks/use-content-state.js'
import type { QueryStanding } from '../hooks/use-query.js'
import type { Messages } from '../../messages/en.js'
import { Announcer } from '../../ui/feedback/announcer.js'
import { Button } from '../../ui/actions/button.js'
import { EmptyState } from '../../ui/feedback/empty-state.js'
import { IconButton } from '../../ui/actions/icon-button.js'
import { RefreshCw } from '../../ui/icons.js'
import { List, type ListHandle, type ListProps } from '../../ui/list/list.js'
import { LoadingToast } from '../../ui/feedback/loading-toast.js'
import { SearchBox } from '../../ui/fields/search-box.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { registerStyles } from '../../ui/style/styles.js'
import { OfflineNotice } from '../frame/offline-notice.js'
import { Screen } from '../frame/screen.js'
import { StandingBanner } from '../frame/standing-banner.js'
import { type IssueChip, IssueChips } from './issue-chips.js'
import { LastRead } from './last-read.js'
import css from './table-screen.css'
import type { TableRows } from './use-table-rows.js'
import { useOnChange } from '../../ui/use-on-change.js'

registerStyles(css)

interface Props<Item> extends Omit<ListProps<Item>, 'items' | 'label' | 'ref'> {
  readonly texts: Messages['deviceTable'] | Messages['accessCodeTable']
  readonly heading: string | undefined
  readonly standing: QueryStanding
  readonly found: TableRows<Item>
  /** Those of them that are not folded away, where some may be. */
  readonly unfolded?: readonly Item[] | undefined
  readonly chips: readonly IssueChip[]
  /** Kept by the caller: how it reaches the rows. */
  readonly list?: RefObject<ListHandle | null> | undefined
  /** What is typed into the search box; nothing where there is none. */
  readonly search: string | undefined
  readonly onSearch: (typed: string) => void
  /** Stands at the end of the heading. */
  readonly actions?: ReactNode
  /** What to do where there is nothing to list, and nothing is searched. */
  readonly nextStep?: ReactNode
  /** Whether more rows have room, each in one line where there is room for that. */
  readonly dense: boolean | undefined
  /** Stands under the search: more to filter by. */
  readonly filters?: ReactNode
  /** What is said where rows are hidden by other filters than the search, until none is left. */
  readonly noneLeft?: ReactNode
  /** What else there is to say of how the list stands. */
  readonly notice?: ReactNode
  /** Stands below the list. */
  readonly after?: ReactNode
  /** The item whose own screen was open before; its row takes the focus. */
  readonly returnsTo: string | undefined
}

/** A list of resources with its heading, search and chips. */
export function TableScreen<Item>(props: Props<Item>) {
  const { texts, heading = texts.heading, standing, found, chips, search, onSearch, actions } = props
  const { nextStep, dense, notice, after, filters, noneLeft, returnsTo } = props
  const { locale } = useElement()
  const { general } = useMessages()
  const ownList = useRef<ListHandle>(null)
  const { list = ownList } = props
  const table = useRef<HTMLDivElement>(null)
  const { ids, isComplete, isFetching, error, failureCount, fetch } = standing
  const hasFailed = error !== undefined || failureCount > 0
  const hasAnswer = ids !== undefined
  const isEmpty = found.rows.length === 0
  // What is searched in vain leaves a list that has something in it.
  useContentState(found.total > 0 ? 'ready' : isComplete ? 'empty' : unansweredState(standing))

  useOnChange(returnsTo, () => {
    if (returnsTo !== undefined) list.current?.focusRow(returnsTo)
  })

  function clearSearch(): void {
    onSearch('')
    // The button that was pressed goes.
    table.current?.querySelector('input')?.focus()
  }

  const noMatch = <EmptyState title={texts.empty} action={<Button onClick={clearSearch}>{texts.clearSearch}</Button>} />
  const nothing = <EmptyState title={texts.empty} action={nextStep} />
  return (
    <div ref={table} className={dense ? 'table dense' : 'table'}>
      <Screen
        title={heading}
        count={hasAnswer ? found.count.toLocaleString(locale) : undefined}
        actions={
          <>
            <IconButton
              label={general.refresh}
              icon={<RefreshCw />}
              pending={isFetching && hasAnswer}
              onClick={fetch}
            />
            {actions}
          </>
        }
        toolbar={
          <>
            {search !== undefined && (
              <SearchBox
                label={texts.search}
                placeholder={texts.search}
                value={search}
                onChange={onSearch}
                clearLabel={texts.clearSearch}
              />
            )}
            {(hasAnswer || !hasFailed) && (
              <div role="group" aria-label={texts.filters} className="chips">
                {hasAnswer && <IssueChips found={found} chips={chips} healthy={texts.healthy} />}
              </div>
            )}
          </>
        }
      >
        <LastRead standing={standing} />
        {filters}
        <OfflineNotice />
        <StandingBanner standing={standing} message={texts.failed} />
        {notice}
        <LoadingToast active={!hasAnswer && isFetching && !hasFailed} label={texts.loading} />
        {isEmpty && !isComplete && error === undefined && <SkeletonRows leading trailing />}
        {isEmpty && isComplete && (noneLeft || (search ? noMatch : <slot name="empty">{nothing}</slot>))}
        {!isEmpty && <List {...props} ref={list} items={props.unfolded ?? found.rows} label={heading} />}
        {hasAnswer && !isComplete && isFetching && <p className="progress">{texts.loadingMore(ids.length)}</p>}
        <Announcer message={hasAnswer && isComplete ? (isEmpty ? texts.empty : texts.count(found.rows.length)) : ''} />
        {after}
      </Screen>
    </div>
  )
}

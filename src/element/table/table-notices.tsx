import type { ReactNode } from 'react'
import { toSystemTime } from '../../core/environment/monotonic-time.js'
import { isStale } from '../../core/queries/poll-interval.js'
import { Button } from '../../ui/actions/button.js'
import { EmptyState } from '../../ui/feedback/empty-state.js'
import { LoadingToast } from '../../ui/feedback/loading-toast.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { useTexts } from '../custom-element/element-context.js'
import { pageEnvironment } from '../dom/page-environment.js'
import { OfflineNotice } from '../frame/offline-notice.js'
import { StatusBanner } from '../frame/status-banner.js'
import { useAgo } from '../hooks/use-now.js'
import { isFailing } from '../hooks/use-query.js'
import { useTableContext } from './table-context.js'

interface Props {
  /** Additional filters. */
  readonly children?: ReactNode
}

/** Notices about outdated data and failed loads. */
export function TableNotices({ children }: Props) {
  const { general } = useTexts()
  const { status, texts } = useTableContext()
  // Rows of earlier pages are shown.
  const message = (status.ids && !status.isComplete && texts.partFailed) || texts.failed
  const { dataUpdatedAt = Infinity, refetchInterval = Infinity } = status
  // Formatting an age costs 20 ms the first time.
  const ago = useAgo(
    isStale(dataUpdatedAt, refetchInterval, pageEnvironment()) ? toSystemTime(dataUpdatedAt) : undefined
  )
  return (
    <>
      {/* No live region: it changes every minute. */}
      <p className="last-read muted small">{ago && general.lastRead(ago)}</p>
      {children}
      <OfflineNotice />
      <StatusBanner status={status} message={message} refusedTexts={texts.refused} />
    </>
  )
}

const USUAL_ROWS = <SkeletonRows trailing />

interface TableEmptyProps {
  /** Skeletons of the rows. @default skeletons of list rows */
  readonly skeletons?: ReactNode
  readonly nextStep?: ReactNode
  /** Replaces the message, for example if filters hide every row. */
  readonly children?: ReactNode
}

/** Shown without rows: skeleton rows while loading, else a message. */
export function TableEmpty({ skeletons = USUAL_ROWS, nextStep, children }: TableEmptyProps) {
  const { store, table, texts, status, root } = useTableContext()
  const { ids, isComplete, isFetching, error } = status

  function clearSearch(): void {
    store.search('')
    // The pressed button disappears.
    root.current?.querySelector('input')?.focus()
  }

  function nothing(): ReactNode {
    if (!isComplete) return error === undefined && skeletons
    if (children) return children
    const isSearched = table.search !== ''
    const action = isSearched ? <Button onClick={clearSearch}>{texts.clearSearch}</Button> : nextStep
    const state = <EmptyState title={texts.empty} action={action} />
    return isSearched ? state : <slot name="empty">{state}</slot>
  }
  return (
    <>
      <LoadingToast active={!ids && isFetching && !isFailing(status)} label={texts.loading} failed={!ids} />
      {table.rows.length === 0 && nothing()}
    </>
  )
}

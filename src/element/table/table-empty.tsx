import type { ReactNode } from 'react'
import { Button } from '../../ui/actions/button.js'
import { EmptyState } from '../../ui/feedback/empty-state.js'
import { LoadingToast } from '../../ui/feedback/loading-toast.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { useTableContext } from './table-context.js'

const USUAL_ROWS = <SkeletonRows trailing />

interface Props {
  /** Skeletons of the rows. @default skeletons of list rows */
  readonly skeletons?: ReactNode
  readonly nextStep?: ReactNode
  /** Replaces the message, for example if filters hide every row. */
  readonly children?: ReactNode
}

/** Shown without rows: skeleton rows while loading, else a message. */
export function TableEmpty({ skeletons = USUAL_ROWS, nextStep, children }: Props) {
  const { store, table, texts, status, root } = useTableContext()
  const { ids, isComplete, isFetching, error, failureCount } = status

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
      <LoadingToast
        active={!ids && isFetching && error === undefined && failureCount === 0}
        label={texts.loading}
        failed={!ids}
      />
      {table.rows.length === 0 && nothing()}
    </>
  )
}

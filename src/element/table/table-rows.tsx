import { type ReactNode, useCallback } from 'react'
import { Announcer } from '../../ui/feedback/announcer.js'
import { List, type ListProps } from '../../ui/list/list.js'
import { RowCheck } from './row-check.js'
import { type TableContent, uncollapsedRows } from './table-content.js'
import { useTableContext } from './table-context.js'
import type { TableStore } from './table-store.js'

interface Props<Item>
  extends Pick<
    ListProps<Item>,
    'isTiled' | 'renderRow' | 'renderAction' | 'onPress' | 'onMove' | 'current' | 'above' | 'below' | 'isExpanded'
  > {
  readonly store: TableStore<Item>
  readonly table: TableContent<Item>
  /** Name of an item, for its checkbox. Must be stable. */
  readonly nameOf?: ((item: Item) => string) | undefined
  /** Renders the head of selectable rows, for which space is reserved. */
  readonly head?: ((rows: readonly Item[]) => ReactNode) | undefined
}

/** Rows of a table, with checkboxes if selectable, and loading progress. */
export function TableRows<Item>({ store, table, nameOf, head, ...list }: Props<Item>) {
  const { texts, heading, status } = useTableContext()
  const { ids, isComplete, isFetching } = status
  const { keyOf, selection, memory, list: handle } = store
  const { length } = table.rows
  const renderCheck = useCallback(
    (item: Item, tabIndex: 0 | -1) =>
      nameOf && <RowCheck selection={selection} id={keyOf(item)} name={nameOf(item)} tabIndex={tabIndex} />,
    [keyOf, selection, nameOf]
  )
  return (
    <>
      {nameOf && length > 0 && <div className="select-all">{head?.(uncollapsedRows(table))}</div>}
      {length > 0 && (
        <List
          {...list}
          ref={handle}
          memory={memory}
          items={table.visibleRows}
          itemKey={keyOf}
          isCollapsed={table.isCollapsed}
          leading={renderCheck}
          label={heading}
        />
      )}
      {ids && !isComplete && isFetching && <p className="progress">{texts.loadingMore(ids.length)}</p>}
      <Announcer message={ids && isComplete ? (length > 0 ? texts.count(length) : texts.empty) : ''} />
    </>
  )
}

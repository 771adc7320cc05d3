/** An attribute changes, step 10: the rows of a table. */
import { type ReactNode, useCallback } from 'react'
import { useStore } from 'zustand'
import { Announcer } from '../../ui/feedback/announcer.js'
import { List, type ListProps } from '../../ui/list/list.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './row-check.css'
import type { Selection } from './selection.js'
import { type TableContent, uncollapsedRows } from './table-content.js'
import { useTableContext } from './table-context.js'
import type { TableStore } from './table-store.js'

registerStyles(css)

interface RowCheckProps {
  readonly selection: Selection
  readonly id: string
  /** Name of the row's item. */
  readonly name: string
  readonly tabIndex: 0 | -1
}

/** Checkbox of a row. With Shift it selects a range. */
function RowCheck({ selection, id, name, tabIndex }: RowCheckProps) {
  return (
    <input
      className="row-check"
      type="checkbox"
      aria-label={name}
      tabIndex={tabIndex}
      checked={useStore(selection.store, (chosen) => chosen.has(id))}
      onChange={({ nativeEvent }) => selection.press(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
    />
  )
}

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
      {nameOf && length > 0 && <div className="select-all inline wrap">{head?.(uncollapsedRows(table))}</div>}
      {length > 0 && (
        <List
          {...list}
          ref={handle}
          memory={memory}
          items={table.visibleRows}
          all={table.listed}
          itemKey={keyOf}
          isCollapsed={table.isCollapsed}
          leading={renderCheck}
          label={heading}
        />
      )}
      {ids && !isComplete && isFetching && <p className="progress muted small">{texts.loadingMore(ids.length)}</p>}
      <Announcer message={ids && isComplete ? (length > 0 ? texts.count(length) : texts.empty) : ''} />
    </>
  )
}

import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { RowBox } from './row-box.js'

type RowProps<Item> = {
  item: Item
  itemKey: string
  /** Index among all rows, and their number. A row without an index is hidden, and has no controls. */
  index: number | undefined
  count: number
  /** `true` for the row with the tab stop. */
  active: boolean
  /** `true` if the row or something next to it should have focus, wherever it was moved. */
  focused: boolean
  /** `true` if it is out of view and only kept for its focus. */
  away: boolean
  leading?(item: Item, tabIndex: 0 | -1): ReactNode
  renderRow(item: Item): ReactNode
  renderAction?(item: Item, tabIndex: 0 | -1): ReactNode
  below?(item: Item): ReactNode
  above?(item: Item): ReactNode
  isExpanded: boolean | undefined
  isCurrent: boolean
  isCollapsed: boolean | undefined
}

function ListItem<Item>(props: RowProps<Item>) {
  const { item, itemKey, index, count, active, focused, away, renderRow, isExpanded, isCurrent, isCollapsed } = props
  const place = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const { current } = place
    if (!focused || current?.querySelector(':focus')) return
    // Arrow keys move from a checkbox to a checkbox.
    const column = current?.parentElement?.querySelector('[type="checkbox"]:focus') ? 'input' : '.row'
    const row = current?.querySelector<HTMLElement>(isCollapsed ? 'button' : column)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView?.({ block: 'nearest' })
  })
  const tabIndex = active ? 0 : -1
  const isHidden = index === undefined
  const hasControls = !isCollapsed && !isHidden
  return (
    <RowBox
      ref={place}
      itemKey={isHidden ? undefined : itemKey}
      position={isHidden ? undefined : index + 1}
      count={isHidden ? undefined : count}
      tabIndex={tabIndex}
      isExpanded={isExpanded}
      isCurrent={isCurrent}
      isOffScreen={away}
      above={!isHidden && props.above?.(item)}
      leading={hasControls && props.leading?.(item, tabIndex)}
      trailing={
        hasControls && (
          <>
            {props.renderAction?.(item, tabIndex)}
            {props.below?.(item)}
          </>
        )
      }
    >
      {isCollapsed ? undefined : renderRow(item)}
    </RowBox>
  )
}

/** A list row. Memoized. */
export const Row: <Item>(props: RowProps<Item>) => ReactNode = memo(ListItem)

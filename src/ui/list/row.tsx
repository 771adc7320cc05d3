import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'

type RowProps<Item> = {
  item: Item
  /** Its place among all rows, and how many there are. */
  index: number
  count: number
  /** Whether this is the row that Tab comes to. */
  active: boolean
  /** Whether it, or what stands beside it, is to have the focus, wherever the rows were put meanwhile. */
  focused: boolean
  /** Whether it is out of sight, and only there for the focus that it has. */
  away: boolean
  renderRow(item: Item): ReactNode
  renderAction?(item: Item, tabIndex: 0 | -1): ReactNode
  below?(item: Item): ReactNode
}

function ListItem<Item>(props: RowProps<Item>) {
  const { item, index, count, active, focused, away, renderRow, renderAction, below } = props
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const row = button.current
    if (!focused || !row || row.parentElement?.querySelector(':focus')) return
    row.focus({ preventScroll: true })
    row.scrollIntoView?.({ block: 'nearest' })
  })
  const tabIndex = active ? 0 : -1
  return (
    <li className={away ? 'away' : undefined} aria-setsize={count} aria-posinset={index + 1}>
      <button ref={button} type="button" part="row" className="row" tabIndex={tabIndex}>
        {renderRow(item)}
      </button>
      {renderAction?.(item, tabIndex)}
      {below?.(item)}
    </li>
  )
}

/**
 * A row of a list, and the press target that it is; rendered again only when something of it is another.
 *
 * @csspart row - A row of a list.
 */
export const Row: <Item>(props: RowProps<Item>) => ReactNode = memo(ListItem)

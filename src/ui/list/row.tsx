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
  before?(item: Item, tabIndex: 0 | -1): ReactNode
  renderRow(item: Item): ReactNode
  renderAction?(item: Item, tabIndex: 0 | -1): ReactNode
  below?(item: Item): ReactNode
  above?(item: Item): ReactNode
  isExpanded: boolean | undefined
  isFolded: boolean | undefined
}

function ListItem<Item>(props: RowProps<Item>) {
  const {
    item,
    index,
    count,
    active,
    focused,
    away,
    before,
    renderRow,
    renderAction,
    below,
    above,
    isExpanded,
    isFolded
  } = props
  const place = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const { current } = place
    const row = current?.querySelector<HTMLElement>(isFolded ? 'button' : '.row')
    if (!focused || !row || current?.querySelector(':focus')) return
    row.focus({ preventScroll: true })
    row.scrollIntoView?.({ block: 'nearest' })
  })
  const tabIndex = active ? 0 : -1
  return (
    <li ref={place} className={away ? 'away' : undefined} aria-setsize={count} aria-posinset={index + 1}>
      {above?.(item)}
      {!isFolded && (
        <>
          {before?.(item, tabIndex)}
          <button type="button" part="row" className="row" tabIndex={tabIndex} aria-expanded={isExpanded}>
            {renderRow(item)}
          </button>
          {renderAction?.(item, tabIndex)}
          {below?.(item)}
        </>
      )}
    </li>
  )
}

/**
 * A row of a list, and the press target that it is; rendered again only when something of it is another.
 *
 * @csspart row - A row of a list.
 */
export const Row: <Item>(props: RowProps<Item>) => ReactNode = memo(ListItem)

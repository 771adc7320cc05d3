import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { RowBox } from './row-box.js'

type RowProps<Item> = {
  item: Item
  itemKey: string
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
  const { item, itemKey, index, count, active, focused, away, renderRow, isExpanded, isFolded } = props
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
    <RowBox
      ref={place}
      {...{ itemKey, index, count, tabIndex, isExpanded }}
      isAway={away}
      above={props.above?.(item)}
      before={!isFolded && props.before?.(item, tabIndex)}
      after={
        !isFolded && (
          <>
            {props.renderAction?.(item, tabIndex)}
            {props.below?.(item)}
          </>
        )
      }
    >
      {isFolded ? undefined : renderRow(item)}
    </RowBox>
  )
}

/** A row of a list; rendered again only when something of it is another. */
export const Row: <Item>(props: RowProps<Item>) => ReactNode = memo(ListItem)

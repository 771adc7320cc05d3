import { memo, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'

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

interface RowBoxProps {
  readonly index: number
  readonly count: number
  readonly tabIndex: 0 | -1
  readonly isAway?: boolean
  readonly isExpanded?: boolean | undefined
  readonly ref?: Ref<HTMLLIElement> | undefined
  readonly above?: ReactNode
  readonly before?: ReactNode
  readonly after?: ReactNode
  /** The inside of the row; nothing where there is only what stands above it. */
  readonly children: ReactNode
}

/**
 * A row of a list, and the press target that it is.
 *
 * @csspart row - A row of a list.
 */
export function RowBox({
  index,
  count,
  tabIndex,
  isAway,
  isExpanded,
  ref,
  above,
  before,
  after,
  children
}: RowBoxProps) {
  return (
    <li ref={ref} className={isAway ? 'away' : undefined} aria-setsize={count} aria-posinset={index + 1}>
      {above}
      {before}
      {children !== undefined && (
        <button type="button" part="row" className="row" tabIndex={tabIndex} aria-expanded={isExpanded}>
          {children}
        </button>
      )}
      {after}
    </li>
  )
}

function ListItem<Item>(props: RowProps<Item>) {
  const { item, index, count, active, focused, away, renderRow, isExpanded, isFolded } = props
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
      {...{ index, count, tabIndex, isExpanded }}
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

/** An attribute changes, step 10: renders the rows that are in view. */
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState
} from 'react'
import { createHiddenRows } from './hidden-rows.js'
import { ListFrame } from './list-frame.js'
import { Row } from './row.js'
import { type ListMemory, useRowWindow } from './row-window.js'

const PAGE_ROWS = 10

export type ListHandle = {
  /**
   * Focuses the row of an item, or the first row. Focus next to or below the row stays there.
   *
   * @returns `false` if there is no row
   */
  focusRow: (key: string) => boolean
  /** Returns the keys of the visible rows and a few around them. */
  keys: () => readonly string[]
}

export type ListProps<Item> = {
  items: readonly Item[]
  /** Items that a search can show. Rows that it takes out of the list stay, hidden, until these change. @default none stay */
  all?: readonly Item[] | undefined
  itemKey: (item: Item) => string
  label: string
  /** `true` if the rows are tiles, if there is space for two next to each other. */
  isTiled?: boolean | undefined
  /**
   * Content of a row, usually a `ListRow`; phrasing content, because a row is a button. Rendered again if the item or a
   * render function changes.
   */
  renderRow: (item: Item) => ReactNode
  onPress: (item: Item) => void
  /** Called when a key moves to a row. */
  onMove?: ((item: Item) => void) | undefined
  /** Key of the row whose item is shown next to the list. */
  current?: string | undefined
  /** Shown before the row, such as a checkbox. Only that of the active row is a tab stop. */
  leading?: ((item: Item, tabIndex: 0 | -1) => ReactNode) | undefined
  /** Shown next to the row, usually a `RowAction`. Only that of the active row is a tab stop. */
  renderAction?: ((item: Item, tabIndex: 0 | -1) => ReactNode) | undefined
  /** Shown below the row, such as a question. */
  below?: ((item: Item) => ReactNode) | undefined
  /** Returns `true` if the row has expanded what is below it. `undefined` if rows don't expand. */
  isExpanded?: ((item: Item) => boolean) | undefined
  /** Shown above the row: the heading of a group that starts with it. */
  above?: ((item: Item) => ReactNode) | undefined
  /** Returns `true` if only the heading above the row is shown, because its group is collapsed. */
  isCollapsed?: ((item: Item) => boolean) | undefined
  /** Scroll position of a long list, kept by the caller across mounts. */
  memory?: RefObject<ListMemory | null> | undefined
  ref?: Ref<ListHandle> | undefined
}

/** The row with the tab stop of the list. */
type Active = { key?: string; index: number; previous: number; focused: boolean }

const NONE: Active = { index: 0, previous: 0, focused: false }

// Duck-typed: elements of other documents are instances of other classes.
const isElement = (target: EventTarget): target is Element => 'closest' in target

/** Returns the index of the row that contains a node, or -1. */
const indexOf = (target: EventTarget) =>
  isElement(target) ? Number(target.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? 0) - 1 : -1

const isIn = (target: EventTarget, selector: string) => isElement(target) && target.closest(selector) !== null

/** A list with one tab stop. Arrow keys, Home, End, PageUp and PageDown move between rows, tiles or checkboxes. */
export function List<Item>(props: ListProps<Item>) {
  const {
    items,
    all,
    itemKey,
    label,
    isTiled,
    renderRow,
    onPress,
    onMove,
    current,
    leading,
    renderAction,
    below,
    above,
    isExpanded,
    isCollapsed,
    memory,
    ref
  } = props
  const [active, setActive] = useState(NONE)
  if (active.focused && items.length === 0) setActive(NONE)

  const last = items.length - 1
  const { key } = active
  const found = useMemo(
    () => (key === undefined ? -1 : items.findIndex((item) => itemKey(item) === key)),
    [items, itemKey, key]
  )
  const fallback = active.focused ? Math.min(active.index, last) : 0
  const activeIndex = found < 0 ? fallback : found

  // A reinserted element doesn't take focus.
  useLayoutEffect(() => () => setActive((left) => ({ ...left, focused: false })), [])

  const region = useRef<HTMLDivElement>(null)
  const { first, end, ...rowWindow } = useRowWindow(region, items.length, memory)
  // Focused rows stay rendered when they are scrolled away, because a removed row would lose focus.
  const kept = [activeIndex, active.previous].filter((index) => items[index] && (index < first || index >= end))
  const there = Array.from({ length: end - first }, (_, index) => first + index)
  const places = new Map<Item, number>()
  for (const index of [...kept, ...there].sort((a, b) => a - b)) {
    const item = items[index]
    if (item !== undefined) places.set(item, index)
  }
  const [withHiddenRows] = useState(() => createHiddenRows<Item>())
  const rows = withHiddenRows(new Set(places.keys()), items, all)

  function activate(index: number) {
    const item = items[index]
    if (!item) return
    setActive({ key: itemKey(item), index, previous: activeIndex, focused: true })
    rowWindow.include(index)
  }
  useImperativeHandle(ref, () => ({
    focusRow(key) {
      activate(
        Math.max(
          0,
          items.findIndex((item) => itemKey(item) === key)
        )
      )
      return items.length > 0
    },
    keys: () => items.slice(first, end).map(itemKey)
  }))

  function press({ target }: MouseEvent) {
    const row = isElement(target) && target.closest<HTMLElement>('.row')
    const item = row && items[indexOf(row)]
    if (!item) return
    // Safari doesn't focus a pressed button.
    row.focus({ preventScroll: true })
    onPress(item)
  }
  function move(event: KeyboardEvent<HTMLElement>) {
    const { gridTemplateColumns, direction } = getComputedStyle(event.currentTarget.children[0] ?? event.currentTarget)
    // "none" without tiles, or if they don't fit.
    const columns = gridTemplateColumns.split(' ').length
    const next = direction === 'rtl' ? -1 : 1
    const targets: Record<string, number> = {
      ...(columns > 1 && { ArrowRight: activeIndex + next, ArrowLeft: activeIndex - next }),
      ArrowDown: activeIndex + columns,
      ArrowUp: activeIndex - columns,
      PageDown: activeIndex + PAGE_ROWS,
      PageUp: activeIndex - PAGE_ROWS,
      Home: 0,
      End: last
    }
    const target = targets[event.key]
    const item = items[activeIndex]
    const isRow = isIn(event.target, '.row') || (item && isCollapsed?.(item))
    const isMoving = isRow || isIn(event.target, '[type="checkbox"]')
    if (target === undefined || !isMoving || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const index = Math.max(0, Math.min(target, last))
    activate(index)
    if (isRow && items[index]) onMove?.(items[index])
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    setActive((left) => ({ ...left, focused: false }))
  }

  return (
    <ListFrame
      ref={region}
      label={label}
      isTiled={isTiled}
      count={items.length}
      spaceBefore={rowWindow.spaceBefore}
      spaceAfter={rowWindow.spaceAfter}
      onScroll={rowWindow.follow}
      onClick={press}
      onKeyDown={move}
      onFocus={({ target }) => activate(indexOf(target))}
      onBlur={leave}
    >
      {rows.map((item) => {
        const index = places.get(item)
        return (
          <Row
            key={itemKey(item)}
            itemKey={itemKey(item)}
            item={item}
            index={index}
            renderRow={renderRow}
            {...(leading && { leading })}
            {...(renderAction && { renderAction })}
            {...(below && { below })}
            {...(above && { above })}
            isExpanded={isExpanded?.(item)}
            isCollapsed={isCollapsed?.(item)}
            isCurrent={itemKey(item) === current}
            count={index === undefined ? 0 : items.length}
            active={index === activeIndex}
            focused={active.focused && index === activeIndex}
            away={index !== undefined && (index < first || index >= end)}
          />
        )
      })}
    </ListFrame>
  )
}

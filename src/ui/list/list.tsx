import {
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject
} from 'react'
import { ListFrame } from './list-frame.js'
import { Row } from './row.js'
import { type ListMemory, useRowWindow } from './row-window.js'

const PAGE_ROWS = 10

export type { ListMemory }

export type ListHandle = {
  /**
   * Moves the focus to the row of that item, or to the first row if there is none. Focus that is beside or below the
   * row stays there.
   *
   * @returns whether there is a row at all.
   */
  focusRow: (key: string) => boolean
  /** The keys of the rows that are seen, and of a few around them. */
  keys: () => readonly string[]
}

export type ListProps<Item> = {
  items: readonly Item[]
  itemKey: (item: Item) => string
  label: string
  /**
   * The inside of a row, mostly a `ListRow`; phrasing content, since a row is a button. A row is rendered again when its
   * item is another one, or one of the functions that render it.
   */
  renderRow: (item: Item) => ReactNode
  onPress: (item: Item) => void
  /** Stands before the row, such as a check box; only that of the row that Tab comes to is a tab stop. */
  before?: ((item: Item, tabIndex: 0 | -1) => ReactNode) | undefined
  /** Stands beside the row, mostly as a `RowAction`; only that of the row that Tab comes to is a tab stop. */
  renderAction?: ((item: Item, tabIndex: 0 | -1) => ReactNode) | undefined
  /** Stands under the row of an item: a question, an answer. */
  below?: ((item: Item) => ReactNode) | undefined
  /** Whether what stands under the row of an item is opened by it; nothing where a row opens nothing. */
  isExpanded?: ((item: Item) => boolean) | undefined
  /** Stands over the row of an item: the heading of the group that begins with it. */
  above?: ((item: Item) => ReactNode) | undefined
  /** Whether of an item there is only the heading that stands over it: it stands for a group that is folded. */
  isFolded?: ((item: Item) => boolean) | undefined
  /** Kept by the caller: a long list that is mounted again with it is scrolled as it was. */
  memory?: RefObject<ListMemory | null> | undefined
  ref?: Ref<ListHandle> | undefined
}

/** The row that has the list's one tab stop. */
type Active = { key?: string; index: number; previous: number; focused: boolean }

const NONE: Active = { index: 0, previous: 0, focused: false }

// Asked by what it can do: what belongs to another document is of no class that is known here.
const isElement = (target: EventTarget): target is Element => 'closest' in target

/** The place of the row that something is in, or beside or below; -1 for none. */
const indexOf = (target: EventTarget) =>
  isElement(target) ? Number(target.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? 0) - 1 : -1

const isInPressTarget = (target: EventTarget) => isElement(target) && target.closest('.row') !== null

/** A list whose rows are pressed, with one tab stop; arrows, Home, End, PageUp and PageDown move between the rows. */
export function List<Item>(props: ListProps<Item>) {
  const {
    items,
    itemKey,
    label,
    renderRow,
    onPress,
    before,
    renderAction,
    below,
    above,
    isExpanded,
    isFolded,
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

  // What comes back into the page leaves the focus where that has it.
  useLayoutEffect(() => () => setActive((left) => ({ ...left, focused: false })), [])

  const region = useRef<HTMLDivElement>(null)
  const rows = useRowWindow(region, items.length, memory)
  const { first, end } = rows
  // Those with the focus stay when they are scrolled away: a row that goes would take it along.
  const kept = [activeIndex, active.previous].filter((index) => items[index] && (index < first || index >= end))
  const there = Array.from({ length: end - first }, (_, index) => first + index)
  const indices = [...new Set([...kept, ...there])].sort((a, b) => a - b)

  function activate(index: number) {
    const item = items[index]
    if (!item) return
    setActive({ key: itemKey(item), index, previous: activeIndex, focused: true })
    rows.include(index)
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
    // Safari gives no focus to a button that is pressed.
    row.focus({ preventScroll: true })
    onPress(item)
  }
  function move(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      PageDown: activeIndex + PAGE_ROWS,
      PageUp: activeIndex - PAGE_ROWS,
      Home: 0,
      End: last
    }
    const target = targets[event.key]
    const item = items[activeIndex]
    const isRow = isInPressTarget(event.target) || (item && isFolded?.(item))
    if (target === undefined || !isRow || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    activate(Math.max(0, Math.min(target, last)))
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    setActive((left) => ({ ...left, focused: false }))
  }

  return (
    <ListFrame
      ref={region}
      label={label}
      count={items.length}
      before={rows.before}
      after={rows.after}
      onScroll={rows.follow}
      onClick={press}
      onKeyDown={move}
      onFocus={({ target }) => activate(indexOf(target))}
      onBlur={leave}
    >
      {indices.map((index) => {
        const item = items[index]
        return (
          item && (
            <Row
              key={itemKey(item)}
              itemKey={itemKey(item)}
              {...{ item, index, renderRow }}
              {...(before && { before })}
              {...(renderAction && { renderAction })}
              {...(below && { below })}
              {...(above && { above })}
              isExpanded={isExpanded?.(item)}
              isFolded={isFolded?.(item)}
              count={items.length}
              active={index === activeIndex}
              focused={active.focused && index === activeIndex}
              away={index < first || index >= end}
            />
          )
        )
      })}
    </ListFrame>
  )
}

import { WHOLE_ROWS } from './row-metrics.js'

/** Items of the rows that were rendered, and what they were taken from. */
interface Rendered<Item> {
  readonly rows: readonly Item[]
  readonly shown: ReadonlySet<Item>
  readonly items: readonly Item[]
  readonly all: readonly Item[] | undefined
}

/** Inserts rows that are not shown where they were among the shown ones, because moving a row costs it the focus. */
function withHidden<Item>(
  previous: readonly Item[],
  shown: ReadonlySet<Item>,
  isHidden: (item: Item) => boolean
): readonly Item[] {
  const rows: Item[] = []
  let next = 0
  let free = WHOLE_ROWS
  function addUntil(end: number): void {
    const hidden = previous.slice(next, end).filter((item) => !shown.has(item) && isHidden(item))
    rows.push(...hidden.slice(0, free))
    free = Math.max(0, free - hidden.length)
    next = end + 1
  }
  for (const item of shown) {
    const place = previous.indexOf(item, next)
    if (place >= 0) addUntil(place)
    rows.push(item)
  }
  addUntil(previous.length)
  return rows
}

/**
 * Creates a function that returns the items of the rows to render: those shown, and some that a search has taken out of the
 * list. Their rows are hidden, because creating them again takes longer than everything else that a keystroke does.
 */
export function createHiddenRows<Item>(): (
  shown: ReadonlySet<Item>,
  /** All items of the list. Rows that are scrolled away are not hidden but removed. */
  items: readonly Item[],
  /** Items that a search can show. When they change, the hidden rows are removed. `undefined` hides none. */
  all: readonly Item[] | undefined
) => readonly Item[] {
  let last: Rendered<Item> | undefined
  return (shown, items, all) => {
    const previous = last
    const isSameList = previous?.items === items
    const rows =
      all && previous?.all === all
        ? withHidden(previous.rows, shown, (item) => !isSameList || !previous.shown.has(item))
        : [...shown]
    last = { rows, shown, items, all }
    return rows
  }
}

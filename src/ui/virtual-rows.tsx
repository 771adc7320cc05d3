import { createContext, useContext, useLayoutEffect, useMemo, useRef, type ReactElement, type RefObject } from 'react'
import {
  Virtualizer,
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  type VirtualizerHandle
} from 'virtua'

/** The uppermost row that was seen of a long list, and how much of it was scrolled away, in CSS pixels. */
export type ListMemory = { index: number; offset: number }

const ListContext = createContext({ label: '', count: 0 })

function Container({ style, children, ref }: CustomContainerComponentProps) {
  const { label } = useContext(ListContext)
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none.
    <ul ref={ref} style={style} role="list" aria-label={label}>
      {children}
    </ul>
  )
}

/** virtua hides a row until it is measured, and what is hidden cannot take the focus. */
function Item({ style, index, children, ref }: CustomItemComponentProps) {
  const { count } = useContext(ListContext)
  return (
    <li ref={ref} style={{ ...style, visibility: undefined }} aria-setsize={count} aria-posinset={index + 1}>
      {children}
    </li>
  )
}

type VirtualRowsProps = {
  count: number
  label: string
  renderRow: (index: number) => ReactElement
  /** Rows that are there even when they are scrolled away. */
  kept: readonly number[]
  memory: RefObject<ListMemory | null> | undefined
}

/** The rows that are seen of a long list; stands in the element that scrolls. */
export function VirtualRows({ count, label, renderRow, kept, memory }: VirtualRowsProps) {
  const handle = useRef<VirtualizerHandle>(null)
  useLayoutEffect(() => {
    const rows = handle.current
    if (!rows || !memory) return
    if (memory.current) rows.scrollToIndex(memory.current.index, { offset: memory.current.offset })
    return () => {
      const index = rows.findItemIndex(rows.scrollOffset)
      memory.current = { index, offset: rows.scrollOffset - rows.getItemOffset(index) }
    }
  }, [memory])
  return (
    <ListContext value={useMemo(() => ({ label, count }), [label, count])}>
      <Virtualizer ref={handle} as={Container} item={Item} data={{ length: count }} keepMounted={kept}>
        {(_, index) => renderRow(index)}
      </Virtualizer>
    </ListContext>
  )
}

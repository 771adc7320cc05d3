import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useLatest } from '../use-latest.js'
import { FIRST_ROWS, ROW_HEIGHT, ROWS_AHEAD, WHOLE_ROWS } from './row-metrics.js'

/** Rows rendered beyond the visible ones against the scroll direction. */
const ROWS_BEHIND = 3

/** The first visible row, and how much of it is scrolled away, in CSS px. */
export type ListMemory = { index: number; offset: number }

type RowWindow = {
  first: number
  end: number
  /** Height of the rows before and after the window, in CSS px. */
  spaceBefore: number
  spaceAfter: number
  /** Updates the window after scrolling. */
  follow: () => void
  /** Moves the window to a row. */
  include: (index: number) => void
}

/** Start and size of the window, height of the rows before it, and average row height. */
type Place = { start: number; size: number; spaceBefore: number; height: number }

let isPrinting = false

function followPrinting(onChange: () => void): () => void {
  const end = new AbortController()
  const follow = ({ type }: Event): void => {
    isPrinting = type === 'beforeprint'
    onChange()
  }
  window.addEventListener('beforeprint', follow, end)
  window.addEventListener('afterprint', follow, end)
  return () => end.abort()
}

/** Returns `true` while the page is being printed, because printed lists can't be scrolled. */
const useIsPrinting = (): boolean => useSyncExternalStore(followPrinting, () => isPrinting)

/** List items have an index attribute, table rows a row index. */
const itemsOf = (region: Element) => [
  ...region.querySelectorAll<HTMLElement>(':is([aria-posinset], [aria-rowindex]):not(.away)')
]

/** Returns the index of the first rendered row that extends below `y`. */
function rowAt(items: readonly HTMLElement[], y: number): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const { offsetTop = 0, offsetHeight = 0 } = items[middle] ?? {}
    if (offsetTop + offsetHeight > y) high = middle
    else low = middle + 1
  }
  return low
}

/** Returns the first and last visible row and the average row height. */
function measure(region: HTMLElement, items: readonly HTMLElement[], first: number, count: number) {
  const end = first + items.length
  const { scrollTop, clientHeight, scrollHeight } = region
  const top = items[0]?.offsetTop ?? 0
  const bottom = (items.at(-1)?.offsetTop ?? 0) + (items.at(-1)?.offsetHeight ?? 0)
  // Outside the window all rows are assumed to have the same height.
  function indexAt(y: number): number {
    if (y < top) return Math.floor((first * y) / top)
    if (y < bottom) return first + rowAt(items, y)
    return Math.min(count - 1, end + Math.floor(((count - end) * (y - bottom)) / (scrollHeight - bottom)))
  }
  const uppermost = indexAt(Math.max(0, scrollTop))
  const lowermost = indexAt(Math.max(0, scrollTop) + clientHeight - 1)
  return { top, mean: (bottom - top) / items.length, uppermost, lowermost }
}

/**
 * Windowing of a long list. Rows differ in height: rows that were never rendered count with the average, and visible
 * rows stay in place when that was wrong.
 */
export function useRowWindow(
  region: RefObject<HTMLElement | null>,
  count: number,
  memory: RefObject<ListMemory | null> | undefined
): RowWindow {
  const [place, setPlace] = useState<Place>(() => {
    const start = Math.max(0, (memory?.current?.index ?? 0) - ROWS_BEHIND)
    return { start, size: FIRST_ROWS, spaceBefore: start * ROW_HEIGHT, height: ROW_HEIGHT }
  })
  /** A visible row and its position before the window moves. It has to stay in place. */
  const anchor = useRef(memory?.current ? { index: memory.current.index, top: -memory.current.offset } : undefined)
  const lastTop = useRef(0)
  const isUpwards = useRef(false)
  /** `true` while the window is at a requested row, which the caller scrolls to next. */
  const isIncluding = useRef(false)

  const isPrinting = useIsPrinting()
  const isLong = count > WHOLE_ROWS && !isPrinting
  const size = isLong ? Math.min(place.size, count) : count
  const first = Math.min(Math.max(0, isLong ? place.start : 0), count - size)
  const end = first + size

  /** @param apply moves the window. `isBlank` is `true` if the visible area would be empty otherwise. */
  function update(apply: (move: () => void, isBlank: boolean) => void): void {
    const scrolled = region.current
    // Read last, because it forces layout.
    if (!isLong || !scrolled?.clientHeight) return
    const { scrollTop, clientHeight } = scrolled
    if (scrollTop !== lastTop.current) isUpwards.current = scrollTop < lastTop.current
    lastTop.current = scrollTop
    const items = itemsOf(scrolled)
    const isEnoughAbove = first === 0 || scrollTop >= (items[ROWS_BEHIND]?.offsetTop ?? 0)
    const isEnoughBelow = end === count || scrollTop + clientHeight <= (items.at(-ROWS_BEHIND)?.offsetTop ?? 0)
    if (isEnoughAbove && isEnoughBelow) return

    const { top, mean, uppermost, lowermost } = measure(scrolled, items, first, count)
    const start = Math.max(0, uppermost - (isUpwards.current ? ROWS_AHEAD : ROWS_BEHIND))
    const last = lowermost + (isUpwards.current ? ROWS_BEHIND : ROWS_AHEAD)
    const index = Math.max(uppermost, first)
    const seen = index <= lowermost ? items[index - first] : undefined
    // Rendered rows stay in place. After a jump, the first visible row starts at the scroll position.
    const kept = items[start - first]?.offsetTop
    const estimate = seen ? top - (first - start) * mean : scrollTop - (uppermost - start) * mean
    const spaceBefore = kept ?? (estimate > 0 ? estimate : start * mean)
    const move = () => {
      anchor.current = seen && { index, top: seen.offsetTop }
      setPlace({ start, size: Math.min(last + 1, count) - start, spaceBefore, height: mean })
    }
    apply(move, uppermost < first || lowermost >= end)
  }

  // Synchronously if the next frame would be blank.
  const follow = (): void => update((move, isBlank) => (isBlank ? flushSync(move) : move()))

  useLayoutEffect(() => {
    const { index = -1, top = 0 } = anchor.current ?? {}
    anchor.current = undefined
    const scrolled = region.current
    const item = scrolled && itemsOf(scrolled)[index - first]
    if (item && item.offsetTop !== top) scrolled.scrollBy?.({ top: item.offsetTop - top, behavior: 'instant' })
    if (!isIncluding.current) update((move, isBlank) => isBlank && move())
    isIncluding.current = false
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Rows that are the same ones are where they were.
  }, [first, end, count])

  useLayoutEffect(() => {
    const scrolled = region.current
    return () => {
      if (!memory || !scrolled) return
      const { scrollTop } = scrolled
      const items = itemsOf(scrolled)
      const item = items[rowAt(items, scrollTop)]
      memory.current = item
        ? { index: Number(item.getAttribute('aria-posinset')) - 1, offset: scrollTop - item.offsetTop }
        : null
    }
  }, [region, memory])

  const latest = useLatest(follow)
  useLayoutEffect(() => {
    if (!region.current || !isLong || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => latest.current())
    observer.observe(region.current)
    return () => observer.disconnect()
  }, [region, isLong, latest])

  return {
    first,
    end,
    spaceBefore: first === place.start && first > 0 ? place.spaceBefore : first * place.height,
    spaceAfter: (count - end) * place.height,
    follow,
    include(index) {
      if (index >= first && index < end) return
      isIncluding.current = true
      const start = Math.max(0, index - Math.floor(place.size / 2))
      setPlace((last) => ({ ...last, start, spaceBefore: start * last.height }))
    }
  }
}

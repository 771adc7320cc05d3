import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useLatest } from '../use-latest.js'
import { AHEAD, FIRST_ROWS, ROW_HEIGHT, WHOLE_ROWS } from './row-metrics.js'
import { useIsPrinting } from './use-is-printing.js'

/** How many rows there are beyond those that are seen, on the other side than where it is being scrolled to. */
const BEHIND = 3

/** The uppermost row that was seen of a long list, and how much of it was scrolled away, in CSS pixels. */
export type ListMemory = { index: number; offset: number }

export type RowWindow = {
  first: number
  end: number
  /** What stands for the rows before and after the window, in CSS pixels. */
  before: number
  after: number
  /** Follows the region as it is scrolled. */
  follow: () => void
  /** Brings a row into the window, wherever the region is scrolled to. */
  include: (index: number) => void
}

/** Where the window is, and how high the rows before it are, as well as each of those that are not there. */
type Place = { start: number; size: number; before: number; height: number }

/** Those of a list have a place in it, those of a table their index. */
const itemsOf = (region: Element) => [
  ...region.querySelectorAll<HTMLElement>(':is([aria-posinset], [aria-rowindex]):not(.away)')
]

/** Which of the rows that are there reaches below that height first; as many as there are, where none does. */
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

/** The places of the uppermost and the lowermost row that is seen, and how high a row is in the mean. */
function measure(region: HTMLElement, items: readonly HTMLElement[], first: number, count: number) {
  const end = first + items.length
  const { scrollTop, clientHeight, scrollHeight } = region
  const top = items[0]?.offsetTop ?? 0
  const bottom = (items.at(-1)?.offsetTop ?? 0) + (items.at(-1)?.offsetHeight ?? 0)
  // Between the rows that are there and either end of the list, all are taken to be of one height.
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
 * Which rows of a long list are there: those that are seen and a few around them. Rows differ in height: those that
 * were never there count as high as the mean of those that are, and what is seen stays where it is when that was wrong.
 */
export function useRowWindow(
  region: RefObject<HTMLElement | null>,
  count: number,
  memory: RefObject<ListMemory | null> | undefined
): RowWindow {
  const [place, setPlace] = useState<Place>(() => {
    const start = Math.max(0, (memory?.current?.index ?? 0) - BEHIND)
    return { start, size: FIRST_ROWS, before: start * ROW_HEIGHT, height: ROW_HEIGHT }
  })
  /** A row that is seen when the window moves, and where it was; it has to stay where it is for who looks at it. */
  const anchor = useRef(memory?.current ? { index: memory.current.index, top: -memory.current.offset } : undefined)
  const lastTop = useRef(0)
  const isUpwards = useRef(false)
  /** Whether the window is where a row was asked for, which whoever asked scrolls to next. */
  const isIncluding = useRef(false)

  const isPrinting = useIsPrinting()
  const isLong = count > WHOLE_ROWS && !isPrinting
  const size = isLong ? Math.min(place.size, count) : count
  const first = Math.min(Math.max(0, isLong ? place.start : 0), count - size)
  const end = first + size

  /** @param apply moves the window; it is told whether nothing would be seen otherwise where a row belongs. */
  function look(apply: (move: () => void, isBlank: boolean) => void): void {
    const scrolled = region.current
    // Asked last: how high something is cannot be told before everything is laid out.
    if (!isLong || !scrolled?.clientHeight) return
    const { scrollTop, clientHeight } = scrolled
    if (scrollTop !== lastTop.current) isUpwards.current = scrollTop < lastTop.current
    lastTop.current = scrollTop
    const items = itemsOf(scrolled)
    const isEnoughAbove = first === 0 || scrollTop >= (items[BEHIND]?.offsetTop ?? 0)
    const isEnoughBelow = end === count || scrollTop + clientHeight <= (items.at(-BEHIND)?.offsetTop ?? 0)
    if (isEnoughAbove && isEnoughBelow) return

    const { top, mean, uppermost, lowermost } = measure(scrolled, items, first, count)
    const start = Math.max(0, uppermost - (isUpwards.current ? AHEAD : BEHIND))
    const last = lowermost + (isUpwards.current ? BEHIND : AHEAD)
    const index = Math.max(uppermost, first)
    const seen = index <= lowermost ? items[index - first] : undefined
    // Rows that stay are where they are; after a jump the uppermost row that is seen begins where it was scrolled to.
    const kept = items[start - first]?.offsetTop
    const estimate = seen ? top - (first - start) * mean : scrollTop - (uppermost - start) * mean
    const before = kept ?? (estimate > 0 ? estimate : start * mean)
    const move = () => {
      anchor.current = seen && { index, top: seen.offsetTop }
      setPlace({ start, size: Math.min(last + 1, count) - start, before, height: mean })
    }
    apply(move, uppermost < first || lowermost >= end)
  }

  // In the very frame, where the next one would be blank.
  const follow = (): void => look((move, isBlank) => (isBlank ? flushSync(move) : move()))

  useLayoutEffect(() => {
    const { index = -1, top = 0 } = anchor.current ?? {}
    anchor.current = undefined
    const scrolled = region.current
    const item = scrolled && itemsOf(scrolled)[index - first]
    if (item && item.offsetTop !== top) scrolled.scrollBy?.({ top: item.offsetTop - top, behavior: 'instant' })
    if (!isIncluding.current) look((move, isBlank) => isBlank && move())
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
    before: first === place.start && first > 0 ? place.before : first * place.height,
    after: (count - end) * place.height,
    follow,
    include(index) {
      if (index >= first && index < end) return
      isIncluding.current = true
      const start = Math.max(0, index - Math.floor(place.size / 2))
      setPlace((last) => ({ ...last, start, before: start * last.height }))
    }
  }
}

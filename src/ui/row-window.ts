import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** How many rows of a list there are at once; a longer list scrolls in a region of its own. */
export const WINDOW_ROWS = 60
const STEP = 10

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

const placeOf = (item: Element) => Number(item.ariaPosInSet) - 1

/**
 * Which rows of a long list are there: those that are seen and some around them. Rows differ in height, so that those
 * that are not there count as high as the mean of those that are; what is seen stays where it is when that is corrected.
 */
export function useRowWindow(
  region: RefObject<HTMLElement | null>,
  count: number,
  memory: RefObject<ListMemory | null> | undefined
): RowWindow {
  const [start, setStart] = useState(() => (memory?.current?.index ?? 0) - WINDOW_ROWS / 2)
  const [height, setHeight] = useState(57)
  /** What was seen uppermost when the window moved, and has to be again. */
  const anchor = useRef(memory?.current)
  const latest = Math.max(0, count - WINDOW_ROWS)
  const first = Math.min(Math.max(0, start), latest)
  const end = Math.min(count, first + WINDOW_ROWS)

  const items = () => [...(region.current?.querySelectorAll('li:not(.away)') ?? [])].filter((item) => item instanceof HTMLElement)

  function uppermost(): ListMemory | undefined {
    const top = region.current?.scrollTop ?? 0
    const item = items().find(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > top)
    return item && { index: placeOf(item), offset: top - item.offsetTop }
  }

  useLayoutEffect(() => {
    const { index, offset } = anchor.current ?? {}
    anchor.current = null
    const item = items().find((candidate) => placeOf(candidate) === index)
    if (item && region.current && offset !== undefined) region.current.scrollTop = item.offsetTop + offset
  }, [first, height])

  useLayoutEffect(
    () => () => {
      if (memory) memory.current = uppermost() ?? null
    },
    [memory]
  )

  return {
    first,
    end,
    before: first * height,
    after: (count - end) * height,
    follow() {
      const { scrollTop = 0, clientHeight = 0 } = region.current ?? {}
      const shown = items()
      const [top, bottom] = [shown[0]?.offsetTop ?? 0, shown.at(-1)]
      const mean = (((bottom?.offsetTop ?? 0) + (bottom?.offsetHeight ?? 0) - top) / shown.length) || height
      const isWithin = scrollTop >= top && scrollTop <= top + mean * shown.length
      const seen = isWithin ? first + (scrollTop - top) / mean : scrollTop / height
      const next = Math.round(seen + clientHeight / mean / 2 - WINDOW_ROWS / 2)
      if (Math.abs(Math.min(Math.max(0, next), latest) - first) < STEP) return
      anchor.current = isWithin ? (uppermost() ?? null) : null
      setStart(next)
      if (isWithin) setHeight(mean)
    },
    include(index) {
      if (index < first || index >= end) setStart(index - WINDOW_ROWS / 2)
    }
  }
}

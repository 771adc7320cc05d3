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

const itemsOf = (region: Element | null) => [...(region?.querySelectorAll<HTMLElement>('li:not(.away)') ?? [])]

function uppermostOf(region: Element | null): ListMemory | null {
  const { scrollTop = 0 } = region ?? {}
  const item = itemsOf(region).find(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > scrollTop)
  return item ? { index: placeOf(item), offset: scrollTop - item.offsetTop } : null
}

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

  useLayoutEffect(() => {
    const { index, offset } = anchor.current ?? {}
    anchor.current = null
    const item = itemsOf(region.current).find((candidate) => placeOf(candidate) === index)
    if (item && offset !== undefined) region.current?.scrollTo({ top: item.offsetTop + offset, behavior: 'instant' })
  })

  useLayoutEffect(() => {
    const scrolled = region.current
    return () => {
      if (memory) memory.current = uppermostOf(scrolled)
    }
  }, [region, memory])

  return {
    first,
    end,
    before: first * height,
    after: (count - end) * height,
    follow() {
      const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = region.current ?? {}
      const top = first * height
      const mean = (scrollHeight - top - (count - end) * height) / (end - first)
      const isWithin = scrollTop >= top && scrollTop <= top + mean * (end - first)
      const seen = isWithin ? first + (scrollTop - top) / mean : scrollTop / height
      const next = Math.round(seen + clientHeight / mean / 2 - WINDOW_ROWS / 2)
      if (Math.abs(Math.min(Math.max(0, next), latest) - first) < STEP) return
      anchor.current = isWithin ? uppermostOf(region.current) : null
      setStart(next)
      if (isWithin) setHeight(mean)
    },
    include(index) {
      if (index < first || index >= end) setStart(index - WINDOW_ROWS / 2)
    }
  }
}

import { type RefObject, useLayoutEffect } from 'react'

const GAP = 4
const MARGIN = 8

export const isAnchored = () =>
  typeof CSS !== 'undefined' && CSS.supports('position-area', 'self-block-end span-self-inline-start')

/** Positions a box below its button, or above it if there is no room. The box stays in the window without its button. */
function place(box: HTMLElement, button: HTMLElement) {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = box
  const start = getComputedStyle(box).direction === 'rtl' ? left : right - offsetWidth
  const below = bottom + GAP
  const under = below + offsetHeight > innerHeight - MARGIN ? top - GAP - offsetHeight : below
  box.style.left = `${Math.max(MARGIN, Math.min(start, innerWidth - offsetWidth - MARGIN))}px`
  box.style.top = `${Math.max(MARGIN, Math.min(under, innerHeight - offsetHeight - MARGIN))}px`
}

/** Firefox positions anchored boxes off the page if their direction differs from the page's. */
const isMixed = (box: HTMLElement) =>
  getComputedStyle(box).direction !== getComputedStyle(document.documentElement).direction

/** Positions an open popover at its button where CSS anchors are missing or insufficient. */
export function usePlace(box: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>, isOpen = true) {
  useLayoutEffect(() => {
    const follow = () => box.current && button.current && place(box.current, button.current)
    if (!isOpen || !box.current) return
    if (isMixed(box.current)) box.current.classList.remove('anchored')
    if (box.current.classList.contains('anchored')) return
    follow()
    // Its content may load after it was opened.
    const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(follow)
    resized?.observe(box.current)
    const root = button.current?.getRootNode()
    const sources = [window, root]
    for (const source of sources) source?.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      resized?.disconnect()
      for (const source of sources) source?.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  }, [box, button, isOpen])
}

import { useLayoutEffect, useRef, type RefObject } from 'react'

function focus({ current }: { current: Element | null }) {
  if (current instanceof HTMLElement) current.focus()
}

/**
 * When a box goes that has the focus in it, gives the focus to what is named, or else to what had it before.
 * Stands before the effect that moves the focus into the box.
 */
export function useReturnFocus(box: RefObject<HTMLElement | null>, returnTo?: RefObject<HTMLElement | null>) {
  const before = useRef<Element>(null)
  useLayoutEffect(() => {
    const element = box.current
    const root = element?.getRootNode()
    before.current = (root instanceof ShadowRoot ? root.activeElement : null) ?? before.current
    const target = returnTo ?? before
    return () => {
      // Later, when what takes the place of the box is there as well.
      if (element?.matches(':focus-within')) queueMicrotask(() => focus(target))
    }
  }, [box, returnTo])
}

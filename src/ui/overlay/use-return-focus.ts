import { useLayoutEffect, useRef, type RefObject } from 'react'

type Place = Element | null | undefined

function focus(named: RefObject<HTMLElement | null> | undefined, places: readonly Place[]) {
  const element = named ? named.current : places.find((place) => place?.isConnected)
  if (element instanceof HTMLElement) element.focus()
}

/**
 * When a box goes that has the focus in it, gives the focus to what is named, or else to what had it before; where that
 * has gone, to what stood around it and takes the focus.
 * Stands before the effect that moves the focus into the box.
 */
export function useReturnFocus(box: RefObject<HTMLElement | null>, returnTo?: RefObject<HTMLElement | null>) {
  const before = useRef<readonly Place[]>([])
  useLayoutEffect(() => {
    const element = box.current
    const root = element?.getRootNode()
    const focused = root instanceof ShadowRoot ? root.activeElement : null
    if (focused) before.current = [focused, focused.parentElement?.closest('[tabindex]')]
    const { current: places } = before
    return () => {
      // Later, when what takes the place of the box is there as well.
      if (element?.matches(':focus-within')) queueMicrotask(() => focus(returnTo, places))
    }
  }, [box, returnTo])
}

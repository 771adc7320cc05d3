import { useLayoutEffect, useRef, type RefObject } from 'react'

type Place = Element | null | undefined

function focus(named: RefObject<HTMLElement | null> | undefined, places: readonly Place[]) {
  const element = named ? named.current : places.find((place) => place?.isConnected)
  if (element instanceof HTMLElement) element.focus()
}

/**
 * Returns focus when a box with focus is removed: to `returnTo`, the previously focused element, or its nearest
 * focusable surroundings. Must precede the effect that moves focus into the box.
 */
export function useReturnFocus(box: RefObject<HTMLElement | null>, returnTo?: RefObject<HTMLElement | null>) {
  const previous = useRef<readonly Place[]>([])
  useLayoutEffect(() => {
    const element = box.current
    const root = element?.getRootNode()
    const focused = root instanceof ShadowRoot ? root.activeElement : null
    if (focused) previous.current = [focused, focused.parentElement?.closest('[tabindex]')]
    const { current: places } = previous
    return () => {
      // Later, when what replaces the box is rendered.
      if (element?.matches(':focus-within')) queueMicrotask(() => focus(returnTo, places))
    }
  }, [box, returnTo])
}

import { type RefObject, useLayoutEffect, useRef } from 'react'

type Place = Element | null | undefined

/** Focuses the first place that can take focus. While a modal dialog is open, no place outside of it can. */
function focusFirst(named: RefObject<HTMLElement | null> | undefined, previous: readonly Place[]) {
  for (const place of [named?.current, ...previous]) {
    if (!(place instanceof HTMLElement)) continue
    place.focus()
    if (place.matches(':focus')) return
  }
}

/** Returns the focused element, in any shadow root. */
function focusedOnPage(): Element | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

/**
 * Returns focus when a box with focus is removed: to `returnTo`, the previously focused element, or its nearest
 * focusable surroundings. If none of these can take focus, to what had it on the page before the box was shown, such as
 * the modal dialog of another element. Must precede the effect that moves focus into the box.
 */
export function useReturnFocus(box: RefObject<HTMLElement | null>, returnTo?: RefObject<HTMLElement | null>) {
  const previous = useRef<readonly Place[]>([])
  useLayoutEffect(() => {
    const element = box.current
    const root = element?.getRootNode()
    const focused = root instanceof ShadowRoot ? root.activeElement : null
    if (focused) previous.current = [focused, focused.parentElement?.closest('[tabindex]')]
    const { current: places } = previous
    const onPage = focused ? undefined : focusedOnPage()
    return () => {
      // Later, when what replaces the box is rendered.
      if (element?.matches(':focus-within')) queueMicrotask(() => focusFirst(returnTo, [...places, onPage]))
    }
  }, [box, returnTo])
}

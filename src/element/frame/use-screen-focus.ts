import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useElement } from '../custom-element/element-context.js'

/**
 * Gives the focus to the title of a screen when it opens in place of another, and when what has the focus goes away, as
 * "Try again" does once nothing has failed any more. The first screen of an element takes none.
 */
export function useScreenFocus(takesFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const isWanted = useRef(takesFocus)
  const root = useElement().controller.element.shadowRoot
  const focused = root?.activeElement
  useLayoutEffect(() => {
    if (isWanted.current || (focused?.isConnected === false && !root?.activeElement)) title.current?.focus()
    isWanted.current = false
  })
  return title
}

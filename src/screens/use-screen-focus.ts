import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Takes the focus to the title of a screen when it opens in place of another; the first screen of an element takes none. */
export function useScreenFocus(takesFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return heading
}

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { ScreenHeader, type ScreenHeaderProps } from '../../ui/layout/screen-header.js'
import { HostSlot } from './host-slot.js'
import { useBack, useNavigation } from './navigation-context.js'

/**
 * Gives the focus to the title of a screen when it opens in place of another, and when what has the focus goes away, as
 * "Try again" does once nothing has failed any more. The first screen of an element takes none.
 */
function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const isWanted = useRef(useNavigation().autoFocusTitle)
  const root = useElement().controller.element.shadowRoot
  const focused = root?.activeElement
  // After what is on the screen has moved the focus itself.
  useLayoutEffect(() => {
    if (isWanted.current || (focused?.isConnected === false && !root?.activeElement)) title.current?.focus()
    isWanted.current = false
  })
  return title
}

interface Props extends Pick<ScreenHeaderProps, 'title' | 'count' | 'subtitle' | 'actions'> {
  /** Stands under the title: search, filters. */
  readonly toolbar?: ReactNode
  readonly children: ReactNode
}

/** A screen: its title, the way back, and what the host has put above and below it. */
export function Screen({ toolbar, children, ...top }: Props) {
  const { general } = useElement().messages
  const title = useTitleFocus()
  return (
    <>
      <HostSlot name="header" />
      <ScreenHeader {...top} headingRef={title} backLabel={general.back} onBack={useBack()}>
        {toolbar}
      </ScreenHeader>
      {children}
      <HostSlot name="footer" />
    </>
  )
}

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { ScreenHeader, type ScreenHeaderProps } from '../../ui/layout/screen-header.js'
import { useBack, useNavigation } from './navigation-context.js'
import { type ScreenReport, useScreen } from './use-screen.js'

/** Slot for the host's content above or below the first screen. */
function HostSlot({ name }: { readonly name: 'header' | 'footer' }) {
  return useNavigation().isFirst && <slot name={name} />
}

/**
 * Focuses the title when the screen replaces another one, or when the focused control disappears. The first screen
 * takes no focus.
 */
function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const { autoFocusTitle, isAside } = useNavigation()
  const shouldFocus = useRef(autoFocusTitle)
  const root = useElement().controller.element.shadowRoot
  const focused = root?.activeElement
  // After the content of the screen has moved focus itself.
  useLayoutEffect(() => {
    const isLost = !isAside && focused?.isConnected === false && !root?.activeElement
    if (shouldFocus.current || isLost) title.current?.focus()
    shouldFocus.current = false
  })
  return title
}

interface Props extends ScreenReport, Pick<ScreenHeaderProps, 'title' | 'count' | 'subtitle' | 'actions'> {
  /** Below the title: search and filters. */
  readonly toolbar?: ReactNode
  readonly children: ReactNode
}

/**
 * A screen: title, back button, and the host's header and footer. Reports itself while it is on top.
 *
 * @slot header - Shown above the first screen. Not shown above screens that open from there.
 * @slot footer - Shown below the first screen. Not shown below screens that open from there.
 */
export function Screen(props: Props) {
  const { general } = useElement().messages
  const title = useTitleFocus()
  useScreen(useNavigation().isAside ? { name: undefined } : props)
  return (
    <>
      <HostSlot name="header" />
      <ScreenHeader {...props} headingRef={title} backLabel={general.back} onBack={useBack()}>
        {props.toolbar}
      </ScreenHeader>
      {props.children}
      <HostSlot name="footer" />
    </>
  )
}

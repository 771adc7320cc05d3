import { useLayoutEffect, useRef } from 'react'
import { moveIn } from '../../ui/motion.js'
import { useElement } from '../custom-element/element-context.js'
import { placeholderOf } from '../prerender/placeholder.js'

/** Returns the box of the details next to a list. */
export const detailsPaneOf = ({ shadowRoot }: HTMLElement): HTMLElement | null | undefined =>
  shadowRoot?.querySelector<HTMLElement>('.details-pane')

/** Returns the box of the screen that opens: the details next to a list, or else everything. */
export const rootOf = (element: HTMLElement): HTMLElement | null | undefined =>
  detailsPaneOf(element) ?? element.shadowRoot?.querySelector<HTMLElement>('.root')

/**
 * Fades in a screen that opens, and the screen below it when it closes. Each is in place and can be used from the first
 * frame on. Anything else that moves, such as a copy of the previous screen, would delay that frame. While a screen is
 * loading, it keeps the height of the previous one.
 *
 * @returns a function to call before it opens or closes
 */
export function useOpenTransition(isOpen: boolean): () => void {
  const { element, states } = useElement().controller
  const previousHeight = useRef<number>(undefined)
  const wasOpen = useRef(isOpen)

  useLayoutEffect(() => {
    const height = wasOpen.current === isOpen ? undefined : previousHeight.current
    wasOpen.current = isOpen
    previousHeight.current = undefined
    const screen = rootOf(element)
    if (height === undefined || !screen) return
    const release = (): void => void screen.style.removeProperty('min-block-size')
    if (isOpen) {
      screen.style.minBlockSize = `${height}px`
      void states.whenShown().then(release)
    }
    const motion = moveIn(screen, { opacity: [0.3, 1] })
    return () => {
      release()
      motion?.cancel()
    }
  }, [element, states, isOpen])

  return () => {
    const screen = rootOf(element)
    // The prerendered screen is in place already.
    if (!placeholderOf(element) && screen) previousHeight.current = screen.offsetHeight
  }
}

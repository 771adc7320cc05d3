import { useLayoutEffect, useRef } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { placeholderOf } from '../prerender/placeholder.js'
import { moveIn } from '../../ui/motion.js'

/** Returns a clip path that cuts a box to another one. */
const cutTo = (box: DOMRect, to: DOMRect): string =>
  `inset(${to.top - box.top}px ${box.right - to.right}px ${box.bottom - to.bottom}px ${to.left - box.left}px)`

/** Returns the box of the details next to a list. */
export const detailsPaneOf = ({ shadowRoot }: HTMLElement): HTMLElement | null | undefined =>
  shadowRoot?.querySelector<HTMLElement>('.details-pane')

/** Returns the box of the screen that opens: the details next to a list, or else everything. */
export const rootOf = (element: HTMLElement): HTMLElement | null | undefined =>
  detailsPaneOf(element) ?? element.shadowRoot?.querySelector<HTMLElement>('.root')

const pressed = (root: ShadowRoot | null): Element | null | undefined => root?.activeElement?.closest('li, button')

/**
 * Animates a screen out of the row or button that opened it, and back into the focused one. The screen itself is in
 * place immediately; only its visible part grows. While it is loading, it keeps the height of the previous screen.
 *
 * @returns a function to call before it opens
 */
export function useOpenTransition(isOpen: boolean): () => void {
  const { element, states } = useElement().controller
  const root = element.shadowRoot
  const height = useRef(0)
  const origin = useRef<DOMRect>(undefined)
  const wasOpen = useRef(isOpen)

  useLayoutEffect(() => {
    const from = wasOpen.current !== isOpen && origin.current
    wasOpen.current = isOpen
    const screen = rootOf(element)
    // The next screen starts elsewhere.
    if (!isOpen) origin.current = undefined
    if (!from || !screen) return
    const release = (): void => void screen.style.removeProperty('min-block-size')
    if (isOpen) {
      screen.style.minBlockSize = `${height.current}px`
      void states.whenShown().then(release)
    }
    let motion: Animation | undefined
    // Rows have focus and position only after layout.
    const frame = requestAnimationFrame(() => {
      const whole = screen.getBoundingClientRect()
      const target = !isOpen && pressed(root)
      const sheet = '0 0 0 100vmax var(--_background)'
      motion = target
        ? moveIn(target, {
            clipPath: [cutTo(target.getBoundingClientRect(), whole), 'inset(0)'],
            boxShadow: [sheet, sheet],
            position: ['relative', 'relative'],
            zIndex: [1, 1]
          })
        : moveIn(screen, { clipPath: [cutTo(whole, isOpen ? from : whole), 'inset(0)'], opacity: [0.2, 1] })
    })
    return () => {
      release()
      cancelAnimationFrame(frame)
      motion?.cancel()
    }
  }, [element, root, states, isOpen])

  return () => {
    // The prerendered screen is in place already.
    if (placeholderOf(element)) return
    height.current = rootOf(element)?.offsetHeight ?? 0
    origin.current = (pressed(root) ?? root?.host)?.getBoundingClientRect()
  }
}

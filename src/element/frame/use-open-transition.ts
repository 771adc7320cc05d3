import { useLayoutEffect, useRef } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { moveIn } from '../../ui/motion.js'

/** How a box is cut down to another one; where that is larger, what lies around the box is shown as far. */
const cutTo = (box: DOMRect, to: DOMRect): string =>
  `inset(${to.top - box.top}px ${box.right - to.right}px ${box.bottom - to.bottom}px ${to.left - box.left}px)`

const pressed = (root: ShadowRoot | null): Element | null | undefined => root?.activeElement?.closest('li, button')

/**
 * Lets a person see a screen grow out of the row or the button that opened it, and go back into the one that has the
 * focus then. The screen itself is there at once, and where it always is: only what is seen of it grows.
 *
 * @returns what is to be called before it opens.
 */
export function useOpenTransition(isOpen: boolean): () => void {
  const root = useElement().controller.element.shadowRoot
  const origin = useRef<DOMRect>(undefined)
  const wasOpen = useRef(isOpen)

  useLayoutEffect(() => {
    const from = wasOpen.current !== isOpen && origin.current
    wasOpen.current = isOpen
    const screen = root?.querySelector('.root')
    // What is opened next is not opened from there.
    if (!isOpen) origin.current = undefined
    if (!from || !screen || !('animate' in screen)) return
    let motion: Animation | undefined
    // A row has the focus and its place when everything is laid out, and no sooner.
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
      cancelAnimationFrame(frame)
      motion?.cancel()
    }
  }, [root, isOpen])

  return () => {
    origin.current = (pressed(root) ?? root?.host)?.getBoundingClientRect()
  }
}

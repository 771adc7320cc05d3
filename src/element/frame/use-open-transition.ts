import { useLayoutEffect, useRef } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { moveIn } from '../../ui/motion.js'

/** Returns a clip path that cuts a box to another one. */
const cutTo = (box: DOMRect, to: DOMRect): string =>
  `inset(${to.top - box.top}px ${box.right - to.right}px ${box.bottom - to.bottom}px ${to.left - box.left}px)`

const pressed = (root: ShadowRoot | null): Element | null | undefined => root?.activeElement?.closest('li, button')

/**
 * Animates a screen out of the row or button that opened it, and back into the focused one. The screen itself is in
 * place immediately; only its visible part grows.
 *
 * @returns a function to call before it opens
 */
export function useOpenTransition(isOpen: boolean): () => void {
  const root = useElement().controller.element.shadowRoot
  const origin = useRef<DOMRect>(undefined)
  const wasOpen = useRef(isOpen)

  useLayoutEffect(() => {
    const from = wasOpen.current !== isOpen && origin.current
    wasOpen.current = isOpen
    const screen = root?.querySelector('.root')
    // The next screen starts elsewhere.
    if (!isOpen) origin.current = undefined
    if (!from || !screen || !('animate' in screen)) return
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
      cancelAnimationFrame(frame)
      motion?.cancel()
    }
  }, [root, isOpen])

  return () => {
    origin.current = (pressed(root) ?? root?.host)?.getBoundingClientRect()
  }
}

import { useLayoutEffect } from 'react'
import { useElement } from '../../element/custom-element/element-context.js'

/** Focuses the tab when the focused control disappears. */
export function useTabFocus(): void {
  const root = useElement().controller.element.shadowRoot
  const focused = root?.activeElement
  useLayoutEffect(() => {
    if (focused?.isConnected !== false || root?.activeElement) return
    root?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  })
}

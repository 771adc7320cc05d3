import { useLayoutEffect } from 'react'
import { useElement } from '../../element/custom-element/element-context.js'

/** Gives the focus to the tab when what has it goes away, as "Try again" does once nothing has failed any more. */
export function useTabFocus(): void {
  const root = useElement().controller.element.shadowRoot
  const focused = root?.activeElement
  useLayoutEffect(() => {
    if (focused?.isConnected !== false || root?.activeElement) return
    root?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  })
}

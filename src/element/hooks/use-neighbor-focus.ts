import { useLayoutEffect } from 'react'
import { useElement } from '../custom-element/element-context.js'

/** Moves the focus to the neighbor of a list item that is removed while it has the focus. */
export function useNeighborFocus(): void {
  const root = useElement().controller.element.shadowRoot
  const focused = root?.activeElement ?? null
  const list = focused?.closest('ul')
  const place = [...(list?.children ?? [])].findIndex((item) => item.contains(focused))

  useLayoutEffect(() => {
    if (place < 0 || focused?.isConnected || root?.activeElement) return
    // The first button edits or asks before it deletes: a second press of a key must not do anything at once.
    const buttons = [...(list?.children ?? [])].map((item) =>
      item.querySelector<HTMLButtonElement>('button[aria-label]')
    )
    const next = buttons.slice(place).find(Boolean) ?? buttons.slice(0, place).findLast(Boolean)
    next?.focus()
  })
}

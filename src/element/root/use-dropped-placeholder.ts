import { useLayoutEffect } from 'react'
import type { Controller } from '../custom-element/controller.js'
import { openPrerenderedRow } from '../prerender/open-prerendered-row.js'
import { placeholderOf, removePlaceholder } from '../prerender/placeholder.js'
import { replayInput } from '../prerender/replay-input.js'
import { keepFallback } from './show-placeholder.js'

/** Removes the placeholder or prerendered screen of an element, and replays what the user did meanwhile. */
function dropPlaceholder(element: Element): void {
  // Before the removal, because the focus change would discard the press.
  const pressed = placeholderOf(element)?.input?.takePress()
  const input = removePlaceholder(element)
  const { shadowRoot } = element
  // After everything is in the document.
  if (input && shadowRoot) queueMicrotask(() => replayInput(shadowRoot, input, pressed))
}

/**
 * Drops the placeholder when React has rendered, or with the first content if the host provides a fallback or a row is
 * open.
 */
export function useDroppedPlaceholder({ element, states }: Controller): void {
  useLayoutEffect(() => {
    const isReplaced = keepFallback(element) ? states.whenShown() : openPrerenderedRow(element, states)
    if (isReplaced) void isReplaced.finally(() => dropPlaceholder(element))
    else dropPlaceholder(element)
    return () => states.showContent('loading')
  }, [element, states])
}

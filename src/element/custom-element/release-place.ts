import { replayInput } from '../prerender/replay-input.js'
import { removePlaceholder } from './placeholder.js'

/** Removes a placeholder or a prerendered screen when React has rendered, and replays what the user did meanwhile. */
export function releasePlace(element: Element): void {
  const input = removePlaceholder(element)
  const { shadowRoot } = element
  // After everything is in the document.
  if (input && shadowRoot) queueMicrotask(() => replayInput(shadowRoot, input))
}

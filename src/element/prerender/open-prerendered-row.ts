import type { ElementStates } from '../dom/element-states.js'
import { nextTask } from '../dom/next-task.js'
import { isPrerendered, placeholderOf } from './placeholder.js'
import { replayOpenedRow } from './replay-input.js'

/**
 * Opens the row that is open in the prerendered list of an element. The prerendered screen covers the rendering
 * meanwhile.
 *
 * @returns resolves when the rendering shows the same screen; `undefined` if no row is open
 */
export function openPrerenderedRow(element: Element, states: ElementStates): Promise<void> | undefined {
  const input = placeholderOf(element)?.input
  const { shadowRoot } = element
  if (!shadowRoot || !isPrerendered(element) || !input?.opened) return undefined
  const recording = input
  const root = shadowRoot
  async function open(): Promise<void> {
    await states.whenShown()
    // The element may have been removed or changed meanwhile.
    if (placeholderOf(element)?.input !== recording || !isPrerendered(element) || !element.isConnected) return
    replayOpenedRow(root, recording)
    // A press works before the screen is complete.
    const pressed = new Promise<void>((resolve) => {
      const check = (): void => void (recording.hasPress() && resolve())
      recording.prerendered.addEventListener('click', check)
      check()
    })
    // The screen reports its state when it is rendered.
    await nextTask()
    await Promise.race([states.whenShown(), pressed])
  }
  recording.prerendered.classList.add('fallback')
  return open()
}

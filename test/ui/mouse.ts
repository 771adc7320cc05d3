import { sendMouse } from '@web/test-runner-commands'

/** Scrolls an element into view, and moves the mouse to its center. */
export async function point(element: Element) {
  element.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = element.getBoundingClientRect()
  await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] })
}

/** Clicks the center of an element. */
export async function click(element: Element) {
  await point(element)
  await sendMouse({ type: 'down' })
  await letGo()
}

/** Releases the mouse button. */
export const letGo = () => sendMouse({ type: 'up' })

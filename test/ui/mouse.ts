import { sendMouse } from '@web/test-runner-commands'

/** Brings an element into view, and moves the mouse to the middle of it. */
export async function point(element: Element) {
  element.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = element.getBoundingClientRect()
  await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] })
}

/** Presses the mouse, and lets it go, in the middle of an element. */
export async function click(element: Element) {
  await point(element)
  await sendMouse({ type: 'down' })
  await letGo()
}

/** Lets go of the mouse, wherever it is. */
export const letGo = () => sendMouse({ type: 'up' })

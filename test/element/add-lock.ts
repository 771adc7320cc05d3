import { add } from './page.js'
import { client } from './stage.js'

export const LOCK = 'device_front_door'

export const addLock = (parent: Node) =>
  add('x-lock-details', { attributes: { 'device-id': LOCK }, properties: { client } }, parent)

export const addCodes = (parent: Node) =>
  add('x-access-code-table', { attributes: { 'device-id': LOCK }, properties: { client } }, parent)

/** Returns `true` if the element is the topmost one at its center. */
export function isOnTop(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode()
  const top = root instanceof ShadowRoot ? root.elementFromPoint(x + width / 2, y + height / 2) : null
  return element.contains(top)
}

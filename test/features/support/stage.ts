import { sendKeys } from '@web/test-runner-commands'
import { recordEvents as recordElementEvents } from '../../record-events.js'
import { settled, until } from '../../settled.js'
import { type } from '../../typing.js'
import { Screen } from './screen.js'

export { useCleanPage } from '../../clean-page.js'
export { startPlatform, type TestPlatform } from '../../platform.js'
export { Screen, words } from './screen.js'
export { settled, type, until }

/** Adds an element to the page with its properties set. */
export function show<Shown extends HTMLElement>(
  make: new () => Shown,
  properties: Partial<Shown>,
  { width, parent = document.body }: { width?: number; parent?: HTMLElement } = {}
): Screen<Shown> {
  const element = Object.assign(new make(), properties)
  if (width) element.style.inlineSize = `${width}px`
  parent.append(element)
  return new Screen(element)
}

/** Records the events of one type. */
export const recordEvents = <Name extends keyof HTMLElementEventMap>(
  { element }: Screen<HTMLElement>,
  name: Name
): HTMLElementEventMap[Name][] => recordElementEvents(element, name)

/** Presses Tab until the element with this name has the focus. @throws after 12 presses */
export async function tabTo(screen: Screen<HTMLElement>, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    await sendKeys({ press: 'Tab' })
    const { focused = '' } = screen
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
  }
  throw new Error(`Tab never came to ${name}.`)
}

/** Ends animations, because a growing screen cannot be pressed everywhere. */
export function endMotions({ root }: Screen<HTMLElement>): void {
  for (const animation of root.getAnimations()) if (animation.effect?.getTiming().iterations === 1) animation.finish()
}

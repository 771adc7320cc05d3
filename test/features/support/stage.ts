import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { disableTelemetry } from '../../../src/core/telemetry/page-telemetry.js'
import { fetchEveryChunk } from '../../every-chunk.js'
import { forgetPress } from '../../forget-press.js'
import { recordEvents as recordElementEvents } from '../../record-events.js'
import { nextTask, settled, until } from '../../settled.js'
import { type } from '../../typing.js'
import { Screen } from './screen.js'

export { startPlatform, type TestPlatform } from './platform.js'
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

/**
 * Gives each test a clean page and checks that nothing has failed unnoticed.
 * @param rest waits until all consequences of the test have happened
 */
export function useCleanPage(rest: () => Promise<void> = settled): void {
  // Telemetry has its own tests; here it would add requests.
  disableTelemetry('these tests', true)
  before(fetchEveryChunk)
  const broken: string[] = []
  const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
    broken.push(String(event instanceof ErrorEvent ? event.message : event.reason))
  }
  const left: string[] = []
  const { error } = console
  beforeEach(() => {
    localStorage.clear()
    broken.length = 0
    window.addEventListener('error', note)
    window.addEventListener('unhandledrejection', note)
    console.error = (...said: unknown[]) => void broken.push(said.map(String).join(' '))
  })
  afterEach(async function leaveNothing() {
    await rest()
    document.body.replaceChildren()
    document.documentElement.removeAttribute('dir')
    document.adoptedStyleSheets = []
    forgetPress()
    scrollTo(0, 0)
    await nextTask()
    window.removeEventListener('error', note)
    window.removeEventListener('unhandledrejection', note)
    console.error = error
    for (const failure of broken) left.push(`${this.currentTest?.title}: ${failure}`)
  })
  // Reported at the end, because the runner skips the remaining hooks after a failed one, and the clock stays stopped.
  after(() => expect(left).to.deep.equal([]))
}

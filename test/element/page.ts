import type { Clock } from '@sinonjs/fake-timers'
import { configure } from '../../elements/index.js'
import type { PlatformErrorEvent } from '../../src/element/events/events.js'
import { stopClock } from '../clock.js'
import { clickEnabled } from '../enabled.js'
import { fetchEveryChunk } from '../every-chunk.js'
import { recordEvents } from '../record-events.js'
import { advance } from '../passing-time.js'
import { nextFrame, nextTask, settled, until } from '../settled.js'
import { type } from '../typing.js'
import { platformAt } from './test-platform.js'

export { recordEvents, nextFrame, nextTask, settled, type, until }

type Tags = HTMLElementTagNameMap

/** The original `fetch` of the page, while a replacement is installed. */
export const realFetch = globalThis.fetch
const realWarn = console.warn
const realError = console.error

const noted = {
  warnings: new Array<string>(),
  errors: new Array<string>(),
  uncaught: new Array<unknown>(),
  elsewhere: new Array<string>(),
  reports: new Array<PlatformErrorEvent>()
}

/** Console messages, uncaught errors, requests to other hosts and `platform-error` events of the current test. */
export const notes: { readonly [Name in keyof typeof noted]: Readonly<(typeof noted)[Name]> } = noted

/** Returns and clears the logged and uncaught errors. A test that leaves any of them fails. */
export const takeFailures = (): { errors: string[]; uncaught: unknown[] } => ({
  errors: noted.errors.splice(0),
  uncaught: noted.uncaught.splice(0)
})

const noteUncaught = (event: ErrorEvent | PromiseRejectionEvent): void => {
  noted.uncaught.push(event instanceof ErrorEvent ? event.error : event.reason)
}
const noteReport = (event: PlatformErrorEvent): void => {
  noted.reports.push(event)
}

let clock: Clock | undefined

/** Stops the clock until the page is clean. @param stop starts the fake clock */
export function stopTime(stop: () => Clock = stopClock): Clock {
  clock = stop()
  return clock
}

/** Stops the clock in each test, at an instant in ms since 1970. @returns the function that advances it */
export function useStoppedClock(start: number): (milliseconds: number) => Promise<void> {
  let stopped: Clock
  beforeEach(() => {
    stopped = stopTime(() => stopClock(start))
  })
  return (milliseconds) => advance(stopped, milliseconds)
}

/** Gives each test a clean page, and removes everything after it. */
export function useFreshPage(): void {
  before(fetchEveryChunk)
  beforeEach(() => {
    for (const list of Object.values(noted)) list.length = 0
    globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      const platform = platformAt(url)
      if (platform) return platform.fetch(input, init)
      noted.elsewhere.push(url)
      throw new TypeError('Failed to fetch')
    }
    console.warn = (...words: unknown[]) => void noted.warnings.push(words.join(' '))
    console.error = (...words: unknown[]) => void noted.errors.push(words.join(' '))
    document.body.addEventListener('platform-error', noteReport)
    window.addEventListener('error', noteUncaught)
    window.addEventListener('unhandledrejection', noteUncaught)
  })
  const left: unknown[] = []
  afterEach(async function leaveNothing() {
    document.body.replaceChildren()
    if (clock) {
      await settled()
      clock.uninstall()
      clock = undefined
    }
    document.documentElement.removeAttribute('lang')
    // Drops the telemetry that is still waiting.
    configure({ disableTelemetry: true })
    configure({})
    localStorage.clear()
    await nextTask()
    document.body.removeEventListener('platform-error', noteReport)
    window.removeEventListener('error', noteUncaught)
    window.removeEventListener('unhandledrejection', noteUncaught)
    globalThis.fetch = realFetch
    console.warn = realWarn
    console.error = realError
    const { errors, uncaught } = takeFailures()
    for (const failure of [...errors, ...uncaught]) left.push(`${this.currentTest?.title}: ${String(failure)}`)
  })
  // Reported at the end, because the runner skips the tests that follow a failed hook.
  after(() => {
    if (left.length > 0) throw new Error(left.join('\n'))
  })
}

interface Given<Tag extends keyof Tags> {
  attributes?: Readonly<Record<string, string>>
  properties?: Partial<Tags[Tag]>
}

/** Creates an element outside of the page. */
export function make<Tag extends keyof Tags>(
  tag: Tag,
  { attributes = {}, properties = {} }: Given<Tag> = {}
): Tags[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return Object.assign(element, properties)
}

/** Creates an element and inserts it into the page. */
export function add<Tag extends keyof Tags>(tag: Tag, given: Given<Tag> = {}, parent: Node = document.body): Tags[Tag] {
  return parent.appendChild(make(tag, given))
}

const inside = (element: Element): ShadowRoot => {
  if (!element.shadowRoot) throw new Error('It has no shadow root.')
  return element.shadowRoot
}

export const all = (element: Element, selector: string): HTMLElement[] => [
  ...inside(element).querySelectorAll<HTMLElement>(selector)
]
export const textOf = (element: Element): string => inside(element).textContent
export const headingOf = (element: Element): string => inside(element).querySelector('h2')?.textContent.trim() ?? ''
export const rowsOf = (element: Element): HTMLElement[] => all(element, '[part~="row"]')
export const rowNames = (element: Element): string[] =>
  rowsOf(element).map((row) => row.querySelector('bdi')?.textContent ?? '')
export const searchOf = (element: Element): HTMLInputElement | null =>
  inside(element).querySelector('input[type=search]')
export const alertOf = (element: Element): string =>
  all(element, '[role=alert]')
    .map(({ textContent }) => textContent)
    .join('')

/** Returns the button with the given name, or `undefined`. */
export const findButton = (element: Element, name: string): HTMLElement | undefined =>
  all(element, 'button').find((button) => (button.ariaLabel ?? button.textContent.trim()) === name)

/** Presses the button with the given name once it exists and takes presses. */
export async function press(element: Element, name: string): Promise<void> {
  await clickEnabled(await until(() => findButton(element, name)))
}

/** Waits for the row with the given name. */
export const rowOf = (element: Element, name: string): Promise<HTMLElement> =>
  until(() => rowsOf(element).find((row) => row.textContent.includes(name)))

import { configure } from '../../elements/index.js'
import { notes, stopTime, takeFailures, useCleanPage, useStoppedClock } from '../clean-page.js'
import { clickEnabled } from '../enabled.js'
import type { PlatformWithUsers } from '../platform.js'
import { recordEvents } from '../record-events.js'
import { nextFrame, nextTask, settled, until } from '../settled.js'
import { type } from '../typing.js'

export { nextFrame, nextTask, notes, recordEvents, settled, stopTime, takeFailures, type, until, useStoppedClock }

type Tags = HTMLElementTagNameMap

/** The original `fetch` of the page, while a replacement is installed. */
export const realFetch = globalThis.fetch
/** Platforms that `fetch` of the page reaches. */
const platforms = new Map<string, PlatformWithUsers>()

/** Lets `fetch` of the page reach a platform. */
export const serve = (platform: PlatformWithUsers): void => void platforms.set(platform.endpoint, platform)

/** Addresses of the requests to other hosts in the current test. */
export const strayRequests: string[] = []

/** Gives each test a clean page whose `fetch` reaches only the platforms of the test. */
export function onFreshPage(): void {
  useCleanPage({ hasTelemetry: true })
  beforeEach(() => {
    platforms.clear()
    strayRequests.length = 0
    globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      const platform = platforms.get(new URL(url, location.href).origin)
      if (platform) return platform.fetch(input, init)
      strayRequests.push(url)
      throw new TypeError('Failed to fetch')
    }
  })
  afterEach(() => {
    // Drops the telemetry that is still waiting.
    configure({ disableTelemetry: true })
    configure({})
    globalThis.fetch = realFetch
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

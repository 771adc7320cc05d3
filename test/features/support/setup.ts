import { sendKeys } from '@web/test-runner-commands'
import '../../../elements/index.js'
import { stoppedClock, stopTime, useCleanPage } from '../../clean-page.js'
import { stopClock } from '../../clock.js'
import { untilEnabled } from '../../enabled.js'
import { advance } from '../../passing-time.js'
import { type PlatformOptions, startPlatform, type TestPlatform } from '../../platform.js'
import { recordEvents } from '../../record-events.js'
import { settled } from '../../settled.js'
import { restoreNavigator } from './clipboard.js'
import { Screen } from './screen.js'

export { until } from '../../settled.js'
export { words } from './screen.js'
export { type Screen, settled, type TestPlatform }

type Tag = Extract<keyof HTMLElementTagNameMap, `x-${string}`>
type Shown<Name extends Tag> = HTMLElementTagNameMap[Name]

/** Conditions of a test. */
export interface Setting extends Omit<PlatformOptions, 'now'> {
  /** Platform of another element. Replaces the options of a platform. */
  readonly platform?: TestPlatform
  /** Paths of requests to hold from the start, with the number of requests that are not held. */
  readonly holds?: readonly (string | readonly [path: string, first: number])[]
  /** Instant, in ms since 1970 or ISO, at which the clock stops. Only `t.advance` moves it. */
  readonly now?: number | string
  /** Width of the element in px. */
  readonly width?: number | undefined
  readonly parent?: HTMLElement
}

const SETTING: Readonly<Record<keyof Setting, true>> = {
  platform: true,
  holds: true,
  now: true,
  width: true,
  parent: true,
  edit: true,
  onResponse: true,
  respond: true,
  seed: true,
  devices: true,
  entrances: true,
  commandTime: true,
  size: true,
  models: true,
  connectWebviewUrl: true,
  customer: true,
  product: true,
  takesAnyToken: true,
  users: true,
  latency: true,
  faults: true
}

/** User of an element. Each action ends when everything that follows from it has happened. */
export interface User {
  /** Waits for the button or tab with this name, and clicks it. */
  click(name: string | RegExp, role?: 'button' | 'row' | 'tab'): Promise<void>
  /** Types a text into the field with this label. */
  fill(label: string, text: string): Promise<void>
  /** Chooses an option of the select with this label. */
  choose(label: string, option: string): Promise<void>
  /** Clicks the check box or radio button with this label. */
  check(label: string): Promise<void>
  /** Types a text with the keyboard. */
  type(text: string): Promise<void>
  /** Presses keys one after the other, such as `'Tab'` and `'Enter'`. */
  press(...keys: string[]): Promise<void>
}

/** Element in a page, with its platform and its user. */
export interface Test<Element extends HTMLElement> {
  readonly element: Element
  readonly screen: Screen<Element>
  readonly user: User
  readonly platform: TestPlatform
  /** Returns the bodies of the requests to a path. */
  readonly requests: TestPlatform['requests']
  /** Holds requests to a path until the returned function is called. */
  readonly hold: TestPlatform['hold']
  /** Releases the held requests to a path. */
  readonly release: TestPlatform['release']
  /** Records the events of one type from now on. */
  events<Name extends keyof HTMLElementEventMap>(name: Name): HTMLElementEventMap[Name][]
  /** Advances the stopped clock, in ms. */
  advance(milliseconds: number): Promise<void>
}

/** Cleans up after each test that calls `setup`. A file of tests calls it once. */
export function cleanUpAfterEach(): void {
  useCleanPage()
  afterEach(restoreNavigator)
}

/** Waits until everything that follows from an action has happened, including short delays on a stopped clock. */
const rest = (): Promise<void> => (stoppedClock ? advance(stoppedClock, 100) : settled())

const userOf = (screen: Screen<HTMLElement>): User => ({
  async click(name, role = 'button') {
    await screen.press(role, name)
    await rest()
  },
  async fill(label, text) {
    await untilEnabled(screen.field(label))
    screen.enter(label, text)
    await rest()
  },
  async choose(label, option) {
    await untilEnabled(screen.selectOf(label))
    screen.choose(label, option)
    await rest()
  },
  async check(label) {
    screen.check(label)
    await rest()
  },
  async type(text) {
    await sendKeys({ type: text })
    await rest()
  },
  async press(...keys) {
    for (const press of keys) await sendKeys({ press })
    await rest()
  }
})

/** Properties of an element, and the conditions of the test. */
export type Given<Name extends Tag> = Setting & Partial<Omit<Shown<Name>, keyof Setting>>

/** Adds an element to the page, by default of a new platform, and waits for what it shows first. */
export async function setup<Name extends Tag>(tag: Name, given: Given<Name> = {}): Promise<Test<Shown<Name>>> {
  const isSetting = ([key]: [string, unknown]): boolean => Object.hasOwn(SETTING, key)
  const entries = Object.entries(given)
  const {
    platform: shared,
    holds = [],
    now,
    width,
    parent = document.body,
    ...conditions
  }: Setting = Object.fromEntries(entries.filter(isSetting))
  if (now !== undefined && !stoppedClock) stopTime(() => stopClock(typeof now === 'string' ? Date.parse(now) : now))
  const platform = shared ?? (await startPlatform(conditions))
  for (const request of holds) {
    if (typeof request === 'string') platform.hold(request)
    else platform.hold(...request)
  }
  const properties = Object.fromEntries(entries.filter((entry) => !isSetting(entry)))
  const element = Object.assign(document.createElement(tag), { client: platform.client, ...properties })
  if (width) element.style.inlineSize = `${width}px`
  parent.append(element)
  await rest()
  const screen = new Screen(element)
  return {
    element,
    screen,
    user: userOf(screen),
    platform,
    requests: platform.requests,
    hold: platform.hold,
    release: platform.release,
    events: (name) => recordEvents(element, name),
    async advance(milliseconds) {
      if (!stoppedClock) throw new Error('The clock runs: pass `now` to setup().')
      await advance(stoppedClock, milliseconds)
    }
  }
}

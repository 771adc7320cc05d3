import { sendKeys } from '@web/test-runner-commands'
import axe from 'axe-core'
import { expect } from 'chai'
import { PlatformClient } from '../../../src/client/index.js'
import type { Device } from './sent.js'
import { createSandbox, type SandboxOptions } from '../../../src/sandbox/index.js'
import { disableTelemetry } from '../../../src/core/telemetry/page-telemetry.js'
import { fetchEveryChunk } from '../../every-chunk.js'
import { forgetPress } from '../../forget-press.js'
import { heard as heardBy } from '../../heard.js'
import { nextTask, settled, until } from '../../settled.js'
import { type } from '../../typing.js'
import { createHolds, type Holds } from './holds.js'
import { readRequest } from '../../read-request.js'

export { settled, type, until }

/** A call as it left the page. */
interface Call {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  /** Whether it goes on where the page is left. */
  readonly outlivesPage: boolean
}

/** A platform, with a client of one of its users, that remembers what it was asked. */
export interface TestPlatform {
  readonly client: PlatformClient
  readonly fetch: typeof globalThis.fetch
  readonly update: ReturnType<typeof createSandbox>['update']
  /** Makes of each device in an answer what the platform is to say of it from now on. */
  edit: ((device: Device) => void) | undefined
  /** What was asked of a path. */
  asked(path: string): readonly Call['body'][]
  /** Of each call to a path, whether it goes on where the page is left. */
  outlivePage(path: string): readonly boolean[]
  /** How many calls to a path were under way at once, at most. */
  mostAtOnce(path: string): number
  readonly hold: Holds['hold']
}

/** Starts a platform that answers at once, unless told otherwise. */
export async function startPlatform(
  options: SandboxOptions & Partial<Pick<TestPlatform, 'edit'>> & { readonly onAnswer?: (text: string) => void } = {}
): Promise<TestPlatform> {
  const sandbox = createSandbox({ latency: 0, ...options })
  const { publishableKey, endpoint, update } = sandbox
  const calls: Call[] = []
  const callsTo = (path: string): Call[] => calls.filter((call) => call.path === path)
  const { hold, pass } = createHolds()
  const underWay = new Map<string, { now: number; most: number }>()

  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { request, text } = await readRequest(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const body = text ? JSON.parse(text) : Object.fromEntries(searchParams)
    calls.push({ path: pathname, body, outlivesPage: request.keepalive })
    const open = underWay.get(pathname) ?? { now: 0, most: 0 }
    underWay.set(pathname, open)
    open.most = Math.max(open.most, (open.now += 1))
    await pass(pathname)
    const response = await sandbox(request)
    open.now -= 1
    if (options.onAnswer) options.onAnswer(await response.clone().text())
    if (!pathname.startsWith('/devices/') || !response.ok || !platform.edit) return response
    const told: { device?: Device; devices?: Device[] } = await response.json()
    const devices = told.devices ?? (told.device ? [told.device] : [])
    for (const device of devices) platform.edit(device)
    return Response.json(told)
  }

  const platform: TestPlatform = {
    client: await PlatformClient.fromPublishableKey(publishableKey, 'user', { fetch, endpoint }),
    fetch,
    update,
    edit: options.edit,
    asked: (path) => callsTo(path).map(({ body }) => body),
    mostAtOnce: (path) => underWay.get(path)?.most ?? 0,
    outlivePage: (path) => callsTo(path).map(({ outlivesPage }) => outlivesPage),
    hold
  }
  return platform
}

const ROLES = {
  alert: '[role=alert]',
  button: 'button',
  group: '[role=group], fieldset, details',
  heading: 'h2, h3',
  image: 'img, .drawn',
  list: 'ul',
  question: '[role=alertdialog]',
  region: 'section:not([role]), [role=region]',
  row: '[part~=row]',
  search: 'input[type=search]',
  status: 'output, [role=status]',
  term: 'dt',
  textbox: 'input:not([type], [role])'
}

type Role = keyof typeof ROLES

/** A text as it is read: its white space is that between words. */
export const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** What a person is told that it is: its label, else what is in it. */
function nameOf(element: Element): string {
  const label = element.ariaLabel ?? element.ariaLabelledByElements?.map(({ textContent }) => textContent).join(' ')
  return words(label ?? element.textContent)
}

/** What a person finds in an element. A text as a name is the whole name, but for rows: there it is the device's. */
export class Screen<Shown extends HTMLElement> {
  readonly element: Shown

  constructor(element: Shown) {
    this.element = element
  }

  get root(): ShadowRoot {
    if (!this.element.shadowRoot) throw new Error('It has no shadow root.')
    return this.element.shadowRoot
  }

  all(role: Role, name?: string | RegExp): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(ROLES[role])].filter((element) => {
      const own = role === 'row' ? words(element.querySelector('bdi')?.textContent) : nameOf(element)
      return name === undefined || (typeof name === 'string' ? own === name : name.test(own))
    })
  }

  /** The names of all of a role; tests compare these, since an element that is not as expected cannot be printed. */
  names(role: Role, name?: string | RegExp): string[] {
    return this.all(role, name).map(nameOf)
  }

  /** Waits for the one element of that role and name. */
  async find(role: Role, name?: string | RegExp): Promise<HTMLElement> {
    const one = () => (this.all(role, name).length === 1 ? this.all(role, name)[0] : undefined)
    try {
      return await until(one)
    } catch {
      throw new Error(`There are ${this.all(role, name).length} of ${role} ${name}: ${this.text}`)
    }
  }

  async press(role: 'button' | 'row', name: string | RegExp): Promise<void> {
    ;(await this.find(role, name)).click()
  }

  get text(): string {
    return words(this.root.textContent)
  }

  /** The names of the devices in the rows. */
  get rowNames(): string[] {
    return this.all('row').map((row) => words(row.querySelector('bdi')?.textContent))
  }

  /** What the row of a device says, part by part: name, maker and model, each status. */
  rowWords(name: string): string[] {
    return this.all('row', name)[0]?.innerText.split('\n').map(words).filter(Boolean) ?? []
  }

  /** What stands at a term, such as "Status". */
  detail(term: string): string | undefined {
    const found = this.all('term', term)[0]
    return found && words(found.nextElementSibling?.textContent)
  }

  /** What live regions say now. */
  get said(): string {
    return words([...this.all('alert'), ...this.all('status')].map(({ textContent }) => textContent).join(' '))
  }

  /** The name of what has the focus. */
  get focused(): string | undefined {
    const { activeElement } = this.root
    return activeElement ? nameOf(activeElement) : undefined
  }

  /** Waits until it says so. */
  async says(text: string): Promise<void> {
    await until(() => this.text.includes(text)).catch(() => {
      throw new Error(`It never said "${text}" but: ${this.text}`)
    })
  }
}

/** Puts an element into the page, its properties set. */
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

/** What an element tells its host by one kind of event. */
export const heard = <Name extends keyof HTMLElementEventMap>(
  { element }: Screen<HTMLElement>,
  name: Name
): HTMLElementEventMap[Name][] => heardBy(element, name)

/** Presses Tab until what has the focus is named so. @throws where that is not within 12 presses */
export async function tabTo(screen: Screen<HTMLElement>, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    await sendKeys({ press: 'Tab' })
    const { focused = '' } = screen
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
  }
  throw new Error(`Tab never came to ${name}.`)
}

/** Ends what moves once: a screen that still grows cannot be pressed where it is not seen yet. */
export function endMotions({ root }: Screen<HTMLElement>): void {
  for (const animation of root.getAnimations()) if (animation.effect?.getTiming().iterations === 1) animation.finish()
}

/** Looks for what keeps people out, once nothing moves any more. */
export async function expectAccessible(screen: Screen<HTMLElement>): Promise<void> {
  const { element } = screen
  endMotions(screen)
  const { violations } = await axe.run(element, { rules: { region: { enabled: false } } })
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`)
  )
  expect(faults).to.deep.equal([])
}

/** Nothing is wider than the element that it is in. */
export function expectNoOverflow({ element, root }: Screen<HTMLElement>): void {
  const { left, right } = element.getBoundingClientRect()
  const wide = [...root.querySelectorAll('*')].filter((inner) => {
    const box = inner.getBoundingClientRect()
    return box.width > 1 && (box.left < left - 1 || box.right > right + 1)
  })
  expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 100))).to.deep.equal([])
}

/**
 * Leaves nothing behind after each test, which must not have broken anything unnoticed.
 *
 * @param rest lets everything happen that comes of the test.
 */
export function useCleanPage(rest: () => Promise<void> = settled): void {
  // It has tests of its own; here every call counts.
  disableTelemetry('these tests', true)
  before(fetchEveryChunk)
  const broken: string[] = []
  const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
    broken.push(String(event instanceof ErrorEvent ? event.message : event.reason))
  }
  const { error } = console
  beforeEach(() => {
    broken.length = 0
    window.addEventListener('error', note)
    window.addEventListener('unhandledrejection', note)
    console.error = (...said: unknown[]) => void broken.push(said.map(String).join(' '))
  })
  afterEach(async () => {
    await rest()
    document.body.replaceChildren()
    forgetPress()
    scrollTo(0, 0)
    await nextTask()
    window.removeEventListener('error', note)
    window.removeEventListener('unhandledrejection', note)
    console.error = error
    expect(broken).to.deep.equal([])
  })
}

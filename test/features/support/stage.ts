import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { PlatformClient } from '../../../src/client/index.js'
import type { Device } from './sent.js'
import { createSandbox, type SandboxOptions } from '../../../src/sandbox/index.js'
import { disableTelemetry } from '../../../src/core/telemetry/page-telemetry.js'
import { fetchEveryChunk } from '../../every-chunk.js'
import { forgetPress } from '../../forget-press.js'
import { recordEvents as recordElementEvents } from '../../record-events.js'
import { nextTask, settled, until } from '../../settled.js'
import { type } from '../../typing.js'
import { createHolds, type Holds } from './holds.js'
import { readRequest } from '../../read-request.js'

export { settled, type, until }

/** Recorded request. */
interface Call {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  /** `true` if the request outlives the page. */
  readonly outlivesPage: boolean
}

/** Platform with a client of one user that records its requests. */
export interface TestPlatform {
  readonly client: PlatformClient
  readonly fetch: typeof globalThis.fetch
  readonly update: ReturnType<typeof createSandbox>['update']
  /** Edits each device in responses. */
  edit: ((device: Device) => void) | undefined
  /** Returns the bodies of the requests to a path. */
  requests(path: string): readonly Call['body'][]
  /** Returns for each request to a path whether it outlives the page. */
  outlivePage(path: string): readonly boolean[]
  /** Returns the highest number of concurrent requests to a path. */
  mostAtOnce(path: string): number
  readonly hold: Holds['hold']
}

/** Starts a platform, by default without latency. */
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
    const answer: { device?: Device; devices?: Device[] } = await response.json()
    const devices = answer.devices ?? (answer.device ? [answer.device] : [])
    for (const device of devices) platform.edit(device)
    return Response.json(answer)
  }

  const platform: TestPlatform = {
    client: await PlatformClient.fromPublishableKey(publishableKey, 'user', { fetch, endpoint }),
    fetch,
    update,
    edit: options.edit,
    requests: (path) => callsTo(path).map(({ body }) => body),
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

/** Normalizes white space to what users read. */
export const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** Returns the accessible name: the label or the text content. */
function nameOf(element: Element): string {
  const label = element.ariaLabel ?? element.ariaLabelledByElements?.map(({ textContent }) => textContent).join(' ')
  return words(label ?? element.textContent)
}

/** Element with helpers to query it. A string matches the full name, but for rows only the name of the device. */
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

  /** Returns the names of all elements of a role. Tests compare names, because elements cannot be printed. */
  names(role: Role, name?: string | RegExp): string[] {
    return this.all(role, name).map(nameOf)
  }

  /** Waits for the only element with this role and name. */
  async find(role: Role, name?: string | RegExp): Promise<HTMLElement> {
    const unique = () => (this.all(role, name).length === 1 ? this.all(role, name)[0] : undefined)
    try {
      return await until(unique)
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

  /** Names of the devices in the rows. */
  get rowNames(): string[] {
    return this.all('row').map((row) => words(row.querySelector('bdi')?.textContent))
  }

  /** Returns the texts in the row of a device: name, manufacturer and model, states. */
  rowWords(name: string): string[] {
    return this.all('row', name)[0]?.innerText.split('\n').map(words).filter(Boolean) ?? []
  }

  /** Returns the description of a term, such as "Status". */
  detail(term: string): string | undefined {
    const found = this.all('term', term)[0]
    return found && words(found.nextElementSibling?.textContent)
  }

  /** Text of the live regions. */
  get announcements(): string {
    return words([...this.all('alert'), ...this.all('status')].map(({ textContent }) => textContent).join(' '))
  }

  /** Name of the focused element. */
  get focused(): string | undefined {
    const { activeElement } = this.root
    return activeElement ? nameOf(activeElement) : undefined
  }

  /** Waits until the element contains the text. */
  async waitForText(text: string): Promise<void> {
    await until(() => this.text.includes(text)).catch(() => {
      throw new Error(`It never said "${text}" but: ${this.text}`)
    })
  }
}

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
 * Cleans up after each test and checks that nothing has failed unnoticed.
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

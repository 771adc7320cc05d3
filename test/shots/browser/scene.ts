import { install } from '@sinonjs/fake-timers'
import { endSessions } from '../../../elements/index.js'
import { disableTelemetry } from '../../../src/core/telemetry/page-telemetry.js'
import { FEATURE_MESSAGES } from '../../../src/messages/feature-messages.js'
import { ELEMENT_MESSAGES } from '../../../src/messages/messages.js'
import type { SandboxOptions } from '../../../src/sandbox/index.js'
import type { Device } from '../../features/support/sent.js'
import { Screen, startPlatform, type TestPlatform } from '../../features/support/stage.js'
import { forgetPress } from '../../forget-press.js'
import { nextFrame, settled } from '../../settled.js'
import { hideAll } from './checks/hidden-by-options.js'
import { speechOf } from './languages.js'

/** Time at the start of a scene. */
const NOW = Date.parse('2026-03-20T12:00:00Z')
const TICK = 20
/** In s. */
const UNTIL_LOADED_IS_OLD = 1.6

type Values = Readonly<Record<string, unknown>>

/** Initial state of an element and its platform. */
export interface Setting {
  readonly element: string
  /** Properties of the element. */
  readonly options?: Values
  /**
   * Source of the session: an `x-session` around the element, a token, or only the options of the element. @default a
   * client
   */
  readonly session?: 'around' | 'token' | 'own'
  /** Options of the sandbox, paths whose requests are never answered, and replaced device data. */
  readonly platform?: Omit<SandboxOptions, 'devices'> & {
    readonly holds?: readonly string[]
    readonly devices?: Readonly<Record<string, Values>>
  }
}

let platform: TestPlatform | undefined
let screen: Screen<HTMLElement> | undefined

disableTelemetry('the scenes', true)

const { setTimeout: realTimeout } = globalThis
const clock = install({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
let stopTime = (): void => {}

/** All responses of the platform. */
let responses: unknown[] = []

/** Starts real time. */
function letTimePass(): void {
  stopTime()
  const timer = setInterval(() => clock.tick(TICK), TICK)
  stopTime = () => clearInterval(timer)
}

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges values into an object recursively. */
function merge(target: object, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const own: unknown = Reflect.get(target, name)
    if (isPlain(value) && isPlain(own)) merge(own, value)
    else Reflect.set(target, name, structuredClone(value))
  }
}

/** Removes the element and all cached data. */
export async function clear(): Promise<void> {
  endSessions()
  forgetPress()
  document.body.replaceChildren()
  scrollTo(0, 0)
  await settled()
}

function* textsOf(node: Node): Generator<Text> {
  if (node instanceof Text) yield node
  for (const child of node.childNodes) yield* textsOf(child)
}

/** Makes a platform available to elements without a client. @returns its endpoint */
function serveToken({ fetch }: TestPlatform): string {
  const endpoint = 'https://platform.example'
  const { fetch: pageFetch } = globalThis
  globalThis.fetch = (input, init) =>
    (new Request(input, init).url.startsWith(endpoint) ? fetch : pageFetch)(input, init)
  return endpoint
}

/** Creates the element of a setting in the empty page. */
export async function arrange({ element: tag, options, session, platform: conditions = {} }: Setting): Promise<void> {
  toldBefore.clear()
  await withRealTimers(fetchTexts)
  clock.setSystemTime(NOW)
  letTimePass()
  const { holds = [], devices = {}, ...sandbox } = conditions
  const edit = (device: Device): void => {
    merge(device, devices['*'] ?? {})
    merge(device, devices[device.device_id] ?? {})
  }
  responses = [options]
  const onResponse = (text: string): void => {
    responses.push(JSON.parse(text || 'null'), devices)
  }
  platform = await startPlatform({ ...sandbox, edit, onResponse })
  for (const path of holds) platform.hold(path)

  const { client } = platform
  const token = session === 'token' && {
    clientSessionToken: client.clientSession?.token,
    endpoint: serveToken(platform)
  }
  const element = document.createElement(tag)
  screen = new Screen(Object.assign(element, session === undefined && { client }, token, options))
  const sessionElement =
    session === 'around' ? Object.assign(document.createElement('x-session'), { client }) : undefined
  sessionElement?.append(element)
  document.body.append(sessionElement ?? element)
}

/** Returns the current element. */
export function shown(): Screen<HTMLElement> {
  if (!screen) throw new Error('No element stands there.')
  return screen
}

/** Changes the faults of the platform. */
export function setFaults(faults: NonNullable<SandboxOptions['faults']>): void {
  platform?.update({ faults })
}

/** Advances the time by seconds. */
export const pass = (seconds: number): Promise<number> => clock.tickAsync(seconds * 1000)

/** Sets a token of an unknown user. */
export const giveToken = (): unknown => Object.assign(shown().element, { clientSessionToken: 'seam_cst_of_somebody' })

/** Signs the user out. */
export const signOut = (): void => endSessions()

/** Stops the time once the page has settled and the loading toast has disappeared. */
export async function rest(): Promise<void> {
  await settled()
  // Controls take presses some time after they were painted.
  await nextFrame()
  await pass(UNTIL_LOADED_IS_OLD)
  await settled()
  stopTime()
  showToasts()
}

/** Scrolls to the end of the page, where a toast covers nothing. */
function showToasts(): void {
  if (screen?.root.querySelector('.toast')) scrollTo(0, document.documentElement.scrollHeight)
}

/** Sets the direction of the page, and waits for the layout. */
export async function turn(direction: 'ltr' | 'rtl'): Promise<void> {
  document.documentElement.dir = direction
  await nextFrame()
  await nextFrame()
  showToasts()
}

/** Texts from an earlier language that are still shown. */
const toldBefore = new Set<string>()

export const saidBefore = (): ReadonlySet<string> => toldBefore

/** Preloads all texts, because the scene may be offline later. */
async function fetchTexts(): Promise<void> {
  const { locale } = speechOf('marked')
  await Promise.all([ELEMENT_MESSAGES.load(locale), FEATURE_MESSAGES.load(locale)])
}

/** Sets the language of the element: `marked`, `longer` or a locale. */
export async function speak(name: string): Promise<void> {
  const { element, root } = shown()
  for (const place of root.querySelectorAll('output, [role="alert"], [role="status"], .toast')) {
    for (const { data } of textsOf(place)) toldBefore.add(data)
  }
  const speech = speechOf(name)
  await withRealTimers(async () => {
    await FEATURE_MESSAGES.load(speech.locale)
    Object.assign(element, { messages: undefined, ...speech })
    await nextFrame()
    await settled()
    // Longer texts may move the button of an open menu out of the window.
    root.querySelector('[aria-haspopup=menu][aria-expanded=true]')?.scrollIntoView({ block: 'nearest' })
    await nextFrame()
  })
}

/** Sets every option that hides content. */
export async function hide(): Promise<void> {
  await withRealTimers(async () => {
    hideAll(shown().element)
    await nextFrame()
    await settled()
  })
}

/** Returns all data from the platform and the host. */
export const responded = (): readonly unknown[] => responses

/** Returns all strings from the platform and the host. */
export function readReports(): readonly string[] {
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
  }
  return textsIn(responses)
}

/** Runs a function with real timers while the time is stopped. */
export async function withRealTimers<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  const { setTimeout: standing } = globalThis
  globalThis.setTimeout = realTimeout
  try {
    return await act()
  } finally {
    globalThis.setTimeout = standing
  }
}

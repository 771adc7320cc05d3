import { endSessions } from '../../../elements/configure.js'
import { isPrerendered } from '../../../src/element/prerender/placeholder.js'
import { laidOut } from '../../settled.js'
import { USERS } from './belongings.js'
import { chooseControl, isPressed } from './choose-action.js'
import type { WalkClock } from './clock.js'
import { type Control, controlsIn } from './controls.js'
import { type, untilFocused } from './perform.js'
import type { WalkPlatform } from './platform.js'
import { createRandom } from './random.js'
import { openReactPage } from './react-page.js'
import { keyOf, type Place, type Stand, storeOf, textOf } from './stands.js'
import { type Finding, FOREIGN_NAMES, type Watch } from './watch.js'

/** Probability that a walk starts in a React application, and that its tables can be prerendered. */
const SHARE = 0.25
const IS_PLAIN = 0.8
/** Probability of input before React, that it is a search, and that the host disables commands at once. */
const IS_EARLY = 0.9
const IS_SEARCH = 0.2
const IS_DISABLED = 0.2
const SEARCH = 'door'

/** How long the code of the elements loads, and how long preloaded responses are kept, in ms. */
const LOADING_TIMES = [0, 300, 3000, 12_000]
const KEPT = 10_000

/** Events while the code of the elements is loading. */
const EVENTS = { nothing: 8, 'slow session': 2, 'other user': 2, 'sign out': 2, 'end sessions': 1 } as const
const EXCHANGE = '/client_sessions/get_or_create'

/** Returns `true` if the walk of a seed starts in a React application. */
export const startsInReact = (seed: number): boolean => createRandom(seed + 104_729).chance(SHARE)

/** Start of a walk in a React application. It has random numbers of its own, so that a seed keeps its other actions. */
export interface ReactStart {
  readonly place: Place
  /** Waits while the code of the elements is loading. */
  load(stands: readonly Stand[]): Promise<void>
  /** Defines the elements. */
  define(): void
  /** Uses a first screen before React renders it. Called in the same turn as `define`. @returns what went wrong */
  use(stands: readonly Stand[], watching: Watch): Promise<readonly Finding[]>
  /** Number of presses and searches before React. */
  readonly earlyInputs: number
}

/** Records requests with their headers and bodies. */
function recordRequests(): readonly string[] {
  const requests: string[] = []
  const { fetch: given } = globalThis
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    const { url, headers } = request
    const body = request.clone().text()
    void body.then((text) => requests.push(`${new URL(url).pathname} ${JSON.stringify([...headers])} ${text}`))
    return given(request)
  }
  return requests
}

const count = (lines: readonly string[], line: string): number => lines.filter((other) => other === line).length

/** Returns the requests that were sent again. The sessions of a user send the same requests. */
function repeatedIn(requests: readonly string[], early: readonly string[], stands: readonly Stand[]): string[] {
  const sessions = USERS.map((user) => new Set(stands.filter((stand) => stand.user === user).map(storeOf)).size)
  const most = (line: string): number => (line.startsWith(EXCHANGE) ? 1 : Math.max(...sessions))
  return [...new Set(early)].filter((line) => count(requests, line) > most(line))
}

export async function startInReact(seed: number, platform: WalkPlatform, clock: WalkClock): Promise<ReactStart> {
  const requests = recordRequests()
  const random = createRandom(seed + 15_485_863)
  const page = await openReactPage(random.chance(IS_PLAIN))
  const event = random.weighed(EVENTS)
  const loadingTime = random.pick(LOADING_TIMES)
  const uncaught: Finding[] = []
  const loading = new AbortController()
  for (const name of ['error', 'unhandledrejection'] as const)
    window.addEventListener(
      name,
      (problem) => uncaught.push({ kind: 'uncaught', text: String(Reflect.get(problem, 'reason') ?? problem) }),
      { signal: loading.signal }
    )
  let early: readonly string[] = []
  let changed = -1
  /** `true` if the host has changed an option, which may take the focus. */
  let isDisabled = false
  let used: { readonly stand: Stand; readonly control: Control } | undefined
  if (event === 'slow session') platform.put({ path: EXCHANGE, kind: 'slow', times: 1 })

  function happen(stands: readonly Stand[]): void {
    if (event === 'end sessions') endSessions()
    if (event !== 'sign out' && event !== 'other user') return
    changed = random.below(stands.length)
    const stand = stands[changed]
    if (!stand) return
    if (event === 'other user') stand.user = stand.user === 'ann' ? 'ben' : 'ann'
    page.change(changed, event === 'sign out' ? { signedOut: true } : keyOf(platform, stand.user))
  }

  function inputEarly(stand: Stand, index: number, watching: Watch): void {
    const controls = controlsIn(stand.element)
    const search = random.chance(IS_SEARCH) ? controls.find(({ role }) => role === 'searchbox') : undefined
    const control = search ?? chooseControl(controls.filter(isPressed), random)
    if (!control) return
    used = { stand, control }
    watching.begin(stand)
    if (search) return type(search.node, SEARCH)
    control.node.focus()
    control.node.click()
    isDisabled = random.chance(IS_DISABLED)
    if (isDisabled) page.change(index, { disableLockUnlock: true })
  }

  /** Returns what is wrong once React has rendered. */
  function findingsOf(stands: readonly Stand[]): Finding[] {
    const search = used?.stand.element.shadowRoot?.querySelector<HTMLInputElement>('input[type=search]')
    const isLost = used?.control.role === 'searchbox' && search?.value !== SEARCH
    const signedOut = event === 'sign out' ? stands[changed] : undefined
    const text = signedOut ? textOf(signedOut) : ''
    const isExpected = loadingTime < KEPT && (event === 'nothing' || event === 'slow session')
    const repeated = isExpected && used?.control.name !== 'Refresh' ? repeatedIn(requests, early, stands) : []
    return [
      ...uncaught,
      ...(isLost ? [{ kind: 'lost input' as const, text: 'A search before React disappeared' }] : []),
      ...Object.values(FOREIGN_NAMES)
        .filter((names) => names.test(text))
        .map((names) => ({ kind: 'other user' as const, text: `A signed-out element shows ${names.exec(text)}` })),
      ...repeated.map((line) => ({ kind: 'doubled' as const, text: `The start of the page repeats ${line}` }))
    ]
  }

  return {
    place: page.place,
    define() {
      loading.abort()
      page.define()
    },
    get earlyInputs() {
      return used ? 1 : 0
    },
    async load(stands) {
      if (random.chance(0.5)) await laidOut()
      happen(stands)
      await laidOut()
      await clock.advance(loadingTime)
      early = [...requests]
    },
    async use(stands, watching) {
      const isEarly = random.chance(IS_EARLY)
      const observer = new MutationObserver(() => {
        const index = stands.findIndex(({ element }) => isPrerendered(element))
        const stand = stands[index]
        if (isEarly && !used && stand) inputEarly(stand, index, watching)
      })
      for (const { element } of stands)
        if (element.shadowRoot) observer.observe(element.shadowRoot, { childList: true })
      await laidOut()
      observer.disconnect()
      const findings = findingsOf(stands)
      if (used) await untilFocused(clock)
      watching.check(isDisabled)
      if (event === 'sign out') page.change(changed, { signedOut: undefined })
      return findings
    }
  }
}

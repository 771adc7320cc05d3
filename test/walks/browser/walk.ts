import { endSessions } from '../../../elements/configure.js'
import { laidOut } from '../../settled.js'
import { type Action, actionOf, lineOf } from './action.js'
import { chooseAction } from './choose-action.js'
import { stopClock } from './clock.js'
import { isFocusLost } from './controls.js'
import { fetchChunks } from './fetch-chunks.js'
import type { Hands } from './hands.js'
import { heal } from './heal.js'
import { respondAsHost } from './host.js'
import { createTraveller } from './journey.js'
import { keepLog } from './log.js'
import { holdPageState } from './page-state.js'
import { perform, untilFocused, type WalkEnv } from './perform.js'
import { startPlatform } from './platform.js'
import { createRandom } from './random.js'
import { startInReact } from './react-start.js'
import { openStands, type Stand } from './stands.js'
import { differences } from './truth.js'
import { type Finding, watch } from './watch.js'

/** In ms. -1 stands for the default of the sandbox. */
const COMMAND_TIMES = [-1, -1, 0, 8000, 90_000]
const MOST_TRIES = 40
/** Probability of enough locks for bulk commands to wait. */
const HAS_LOCKERS = 0.4

export interface WalkOptions {
  readonly seed: number
  /** Number of actions. */
  readonly length: number
  /** Script of a walk to repeat. @default random actions */
  readonly script?: readonly string[] | undefined
  /** `true` to start in a React application. No element may be defined yet. @default false */
  readonly isInReact?: boolean | undefined
}

/** Result of a walk. */
export interface WalkReport {
  readonly seed: number
  readonly script: readonly string[]
  readonly actions: number
  readonly faults: number
  readonly commands: number
  /** Number of started bulk runs. */
  readonly runs: number
  readonly isInReact: boolean
  /** Number of presses and searches before React. */
  readonly earlyInputs: number
  readonly findings: readonly Finding[]
  /** Requests and events of the elements. */
  readonly log: readonly string[]
}

/** Returns `true` for actions of the host, after which the focus may be lost. */
const isHosts = ({ act }: Action): boolean =>
  ['remove', 'restore', 'move', 'width', 'user', 'option', 'filter', 'handler', 'elsewhere'].includes(act)
const isTab = (action: Action): boolean => action.act === 'key' && action.key.endsWith('Tab')

/** Walks over a page of elements, removes all faults, and checks the displayed data. */
export async function walk(
  { seed, length, script, isInReact = false }: WalkOptions,
  hands: Hands
): Promise<WalkReport> {
  await fetchChunks()
  // Timers that the loaded code starts have to end before the clock stops.
  await (isInReact ? laidOut() : import('../../../elements/index.js'))
  const random = createRandom(seed)
  const clock = stopClock()
  const commandTime = random.pick(COMMAND_TIMES)
  const platform = startPlatform(seed, commandTime < 0 ? undefined : commandTime, random.chance(HAS_LOCKERS))
  const page = holdPageState()
  const { fetch: given } = globalThis
  const log = keepLog(platform.fetch)
  globalThis.fetch = log.fetch
  const start = isInReact ? await startInReact(seed, platform, clock) : undefined
  const stands = await openStands(platform, random, seed, start?.place)
  log.listen(stands)
  await start?.load(stands)
  start?.define()
  const env: WalkEnv = { stands, platform, clock, hands, page }
  const watching = watch(platform, stands)
  // Runs after the rules have seen the event.
  respondAsHost(env)
  const traveller = createTraveller(random)
  const lines: string[] = []
  /** `true` once Tab has left the page, until the next press there. What closes meanwhile returns the focus to nothing. */
  let hasLeft = false

  /** Returns the element of a user action, or `undefined` for other actions. */
  function pressedBy(action: Action): Stand | undefined {
    if ('target' in action) return stands[action.target.element]
    if (action.act === 'again') return stands[action.element]
    if (action.act === 'key' && action.list !== undefined) return stands[action.list]
    return action.act === 'key' ? stands.find(({ element }) => element === document.activeElement) : undefined
  }

  async function act(action: Action): Promise<boolean> {
    watching.begin(pressedBy(action))
    if (!(await perform(env, action))) return false
    await untilFocused(clock)
    if (isTab(action)) hasLeft = isFocusLost()
    else if (action.act !== 'key' && pressedBy(action)) hasLeft = false
    watching.check(isHosts(action) || isTab(action) || hasLeft)
    return true
  }

  async function take(action: Action): Promise<boolean> {
    const isDone = await act(action)
    if (isDone) lines.push(lineOf(action))
    return isDone
  }

  async function stroll(): Promise<void> {
    for (let tries = 0; lines.length < length && tries < length * MOST_TRIES; tries += 1) {
      const action = chooseAction(env, random, traveller)
      if (action) await take(action)
      if (watching.findings.length > 0) return
    }
  }

  const reportOf = (findings: readonly Finding[]): WalkReport => ({
    seed,
    script: lines,
    actions: lines.length,
    faults: platform.faults,
    commands: platform.effects.length,
    runs: watching.runs,
    isInReact,
    earlyInputs: start?.earlyInputs ?? 0,
    log: log.lines,
    findings
  })

  try {
    const ofStart = (await start?.use(stands, watching)) ?? []
    if (ofStart.length + watching.findings.length > 0) return reportOf([...watching.findings, ...ofStart])
    await laidOut()
    await clock.advance(500)
    if (script) for (const line of script) await take(actionOf(line))
    else await stroll()
    watching.begin()
    const findings: Finding[] = [...watching.findings]
    if (findings.length === 0) {
      await heal(env, act)
      watching.check(true)
      watching.lookAtEnd()
      const wrong = await differences(env)
      findings.push(...watching.findings, ...wrong.map((text) => ({ kind: 'difference' as const, text })))
    }
    return reportOf(findings)
  } catch (error) {
    // For example a page that does not settle.
    return reportOf([...watching.findings, { kind: 'uncaught', text: String(error) }])
  } finally {
    endSessions()
    document.body.replaceChildren()
    await laidOut()
    scrollTo(0, 0)
    watching.end()
    page.end()
    globalThis.fetch = given
    localStorage.clear()
    clock.end()
  }
}

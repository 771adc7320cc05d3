import { endSessions } from '../../../elements/index.js'
import { type Action, actionOf, lineOf } from './action.js'
import { chooseAction } from './choose-action.js'
import { laidOut } from '../../settled.js'
import { stopClock } from './clock.js'
import { isFocusLost } from './controls.js'
import { fetchChunks } from './fetch-chunks.js'
import type { Hands } from './hands.js'
import { answerAsHost } from './host.js'
import { createTraveller } from './journey.js'
import { keepLog } from './log.js'
import { holdPageState } from './page-state.js'
import { perform, type World } from './perform.js'
import { startPlatform } from './platform.js'
import { createRandom } from './random.js'
import { openStands, type Stand } from './stands.js'
import { differences, heal } from './truth.js'
import { type Finding, watch } from './watch.js'

/** In ms; as usual for the first ones. */
const COMMAND_TIMES = [-1, -1, 0, 8000, 90_000]
const MOST_TRIES = 40
/** How likely there are so many locks that what is done to all of them waits for its turn. */
const HAS_LOCKERS = 0.4
/** How many frames a screen may take to open that is fetched first: React holds its place for at least 300 ms. */
const SCREEN_OPENS = 30

export interface WalkOptions {
  readonly seed: number
  /** How many actions. */
  readonly length: number
  /** The lines of a walk that is to be done again, in place of one that is chosen. */
  readonly script?: readonly string[] | undefined
}

/** What became of a walk. */
export interface WalkReport {
  readonly seed: number
  readonly script: readonly string[]
  readonly actions: number
  readonly faults: number
  readonly commands: number
  /** How many runs over several were begun. */
  readonly runs: number
  readonly findings: readonly Finding[]
  /** What the elements asked of the platform, and told their hosts. */
  readonly log: readonly string[]
}

/** Whether the host, and no person, did it: what had the focus may lose it then. */
const isHosts = ({ act }: Action): boolean =>
  ['remove', 'restore', 'move', 'user', 'option', 'filter', 'handler', 'elsewhere'].includes(act)
const isTab = (action: Action): boolean => action.act === 'key' && action.key.endsWith('Tab')

/** Walks over a page of elements, heals the platform, and looks whether what is shown is true. */
export async function walk({ seed, length, script }: WalkOptions, hands: Hands): Promise<WalkReport> {
  await fetchChunks()
  const random = createRandom(seed)
  const clock = stopClock()
  const commandTime = random.pick(COMMAND_TIMES)
  const platform = startPlatform(seed, commandTime < 0 ? undefined : commandTime, random.chance(HAS_LOCKERS))
  const page = holdPageState()
  const { fetch: given } = globalThis
  const log = keepLog(platform.fetch)
  globalThis.fetch = log.fetch
  const stands = await openStands(platform, random)
  log.listen(stands)
  const world: World = { stands, platform, clock, hands, page }
  const watching = watch(platform, stands)
  // After the rules have seen what an element is about to do.
  answerAsHost(world)
  const traveller = createTraveller(random)
  const lines: string[] = []

  /** Where a person does something; nothing where it is not a person. */
  function pressedBy(action: Action): Stand | undefined {
    if ('target' in action) return stands[action.target.element]
    return action.act === 'key' ? stands.find(({ element }) => element === document.activeElement) : undefined
  }

  async function act(action: Action): Promise<boolean> {
    watching.begin(pressedBy(action))
    if (!(await perform(world, action))) return false
    for (let frames = 0; isFocusLost() && frames < SCREEN_OPENS; frames += 1) await clock.pass(20)
    watching.look(isHosts(action) || isTab(action))
    return true
  }

  async function take(action: Action): Promise<boolean> {
    const isDone = await act(action)
    if (isDone) lines.push(lineOf(action))
    return isDone
  }

  async function stroll(): Promise<void> {
    for (let tries = 0; lines.length < length && tries < length * MOST_TRIES; tries += 1) {
      const action = chooseAction(world, random, traveller)
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
    log: log.lines,
    findings
  })

  try {
    await laidOut()
    await clock.pass(500)
    if (script) for (const line of script) await take(actionOf(line))
    else await stroll()
    watching.begin()
    const findings: Finding[] = [...watching.findings]
    if (findings.length === 0) {
      await heal(world, act)
      watching.look(true)
      watching.lookAtEnd()
      const wrong = await differences(world)
      findings.push(...watching.findings, ...wrong.map((text) => ({ kind: 'difference' as const, text })))
    }
    return reportOf(findings)
  } catch (error) {
    // A page that does not come to rest, say.
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

import { devicesIn, isDeletion, type Params, pathOf } from './calls.js'
import { walkTime } from './clock.js'
import type { Arrival } from './commands.js'
import { refusal } from './offered.js'
import type { WalkPlatform } from './platform.js'
import { type Stand, storeOf } from './stands.js'

/** Time in ms after a press in which a command may be sent. */
const LATEST = 10_000

/** Returns the state that two commands cannot both change, such as the lock of a door or a code. */
function contested(path: string, params: Params): string | undefined {
  if (path.startsWith('/locks/')) return `the lock of ${String(params.device_id)}`
  if (/^\/access_grants\/(?:update|delete)/.test(path)) return String(params.access_grant_id)
  return /^\/access_codes\/(?:update|delete|pull_)/.test(path) ? String(params.access_code_id) : undefined
}

/** User action in an element. */
interface Press {
  readonly order: number
  readonly at: number
}

/** Command that was announced before it was sent. */
interface Begun {
  readonly stand: Stand
  readonly session: unknown
  readonly path: string
  readonly params: Params
  readonly press: Press | undefined
  readonly order: number
  readonly isOfRun: boolean
}

interface Run {
  readonly press: Press
  /** The command ends with its session, without an event. */
  readonly session: unknown
  /** `undefined` if none of its commands was sent at once. */
  readonly path: string | undefined
}

/** Returns how many running bulk runs an element shows. */
export const shownRuns = ({ element: { shadowRoot } }: Stand): number =>
  shadowRoot?.querySelectorAll('.run-status > progress').length ?? 0

/** Rule that checks which commands may be sent, based on the public behavior of the page. */
export interface GateRule {
  /** Called before an action. `stand` is `undefined` unless it is a user action. */
  begin(stand: Stand | undefined): void
  /** Called after the action. */
  end(): void
  /** Number of started bulk runs. */
  readonly runs: number
}

/** @param find called for each command that should not have been sent */
export function watchGate(stands: readonly Stand[], platform: WalkPlatform, find: (text: string) => void): GateRule {
  const presses = new Map<Stand, Press>()
  const going = new Map<Stand, Run[]>()
  const begun: Begun[] = []
  let order = 0
  let pressed: Stand | undefined
  let previousRuns = 0
  let runs = 0

  const runOf = (stand: Stand, path: string): Run | undefined =>
    going.get(stand)?.find((run) => run.session === storeOf(stand) && (run.path === undefined || run.path === path))

  function noteTyped(): void {
    for (const stand of stands) {
      const isOwnScreen = stand.screen === undefined || `x-${stand.screen.screen}` === stand.tag
      const search = isOwnScreen && stand.element.shadowRoot?.querySelector<HTMLInputElement>('input[type=search]')
      if (search) stand.typed = search.value
    }
  }

  /** A typed value is committed on blur. */
  function noteLeftField(): void {
    const left = stands.find(({ element }) => element === document.activeElement)
    if (left?.element.shadowRoot?.activeElement instanceof HTMLInputElement)
      presses.set(left, { order: (order += 1), at: walkTime() })
  }

  /**
   * The time of a value that was set in `before-change` is that of the press in the handler. The order stays that of the user's
   * press, so that repeated commands are found.
   */
  function notePressOfHost(stand: Stand): void {
    const press = stand.isResponding ? presses.get(stand) : undefined
    if (press) presses.set(stand, { ...press, at: walkTime() })
  }

  const say = ({ tag }: Stand, path: string, params: Params, why: string): void => {
    const { device_id, device_ids, access_code_id, access_grant_id } = params
    find(`${tag} sent ${path} ${JSON.stringify({ device_id, device_ids, access_code_id, access_grant_id })}: ${why}`)
  }

  function noteChange(stand: Stand, operation: string, params: Params): void {
    const path = pathOf(operation)
    const run = pressed === stand ? undefined : runOf(stand, path)
    const press = run?.press ?? presses.get(stand)
    const session = storeOf(stand)
    order += 1
    const why = refusal(stand, path, params, platform)
    if (why) say(stand, path, params, why)
    if (!press) say(stand, path, params, 'nothing was pressed there')
    else if (!run && !isDeletion(path) && walkTime() - press.at > LATEST)
      say(stand, path, params, `${walkTime() - press.at} ms after the last press`)
    const key = contested(path, params)
    const newer = begun.find(
      (other) =>
        key !== undefined &&
        contested(other.path, other.params) === key &&
        other.session === session &&
        other.order > (press?.order ?? 0)
    )
    if (newer) say(stand, path, params, `${newer.stand.tag} has sent ${newer.path} since the press`)
    begun.push({ stand, session, path, params, press, order, isOfRun: run !== undefined })
  }

  function noteArrival({ path, params, user }: Arrival): void {
    const ids = devicesIn(params)
    const isOne = (other: Begun): boolean =>
      other.path === path &&
      ['access_code_id', 'access_grant_id', 'access_grant_key', 'access_method_id'].every(
        (name) => other.params[name] === params[name]
      ) &&
      devicesIn(other.params).every((id) => ids.includes(id))
    const last = begun.findLast(isOne)
    const confirmedIds = new Set(begun.filter(isOne).flatMap((other) => devicesIn(other.params)))
    if (!last || ids.some((id) => !confirmedIds.has(id)))
      return find(`${path} ${ids.join(' ')}: arrived without before-change`)
    const { stand, press, isOfRun } = last
    if (user !== stand.user) say(stand, path, params, `with a token of ${user}, in an element of ${stand.user}`)
    const why = refusal(stand, path, params, platform)
    if (why) say(stand, path, params, `${why}, as it arrived`)
    const isLate = press && !isDeletion(path) && walkTime() - press.at > LATEST
    if (isLate && !(isOfRun || runOf(stand, path)))
      say(stand, path, params, `arrived ${walkTime() - press.at} ms after the press`)
    if (isOfRun && !runOf(stand, path)) say(stand, path, params, 'its run is over')
    // Pending changes are sent at once when an element is removed, and nothing afterwards.
    const isGone = !stand.element.isConnected && walkTime() > stand.removedAt
    if (isGone && !isDeletion(path) && !isOfRun) say(stand, path, params, 'its element was removed before')
  }

  for (const stand of stands) {
    stand.element.shadowRoot?.addEventListener('click', () => notePressOfHost(stand), true)
    stand.element.addEventListener('before-change', ({ detail: { operation, params } }) =>
      noteChange(stand, operation, params)
    )
    stand.element.addEventListener('bulk-change', ({ detail: { operation } }) => {
      const path = pathOf(operation)
      // The run started and ended within one action.
      if (!runOf(stand, path)) runs += 1
      going.set(
        stand,
        (going.get(stand) ?? []).filter((run) => run !== runOf(stand, path))
      )
    })
  }
  platform.onArrival(noteArrival)

  return {
    get runs() {
      return runs
    },
    begin(stand) {
      for (const each of stands) if (each.element.isConnected) each.lastStore = storeOf(each)
      noteTyped()
      pressed = stand
      if (!stand) return
      noteLeftField()
      presses.set(stand, { order: (order += 1), at: walkTime() })
      previousRuns = shownRuns(stand)
    },
    end() {
      const press = pressed && presses.get(pressed)
      if (pressed && press && shownRuns(pressed) > previousRuns) {
        const first = begun.find((command) => command.stand === pressed && command.order > press.order)
        going.set(pressed, [...(going.get(pressed) ?? []), { press, session: storeOf(pressed), path: first?.path }])
        runs += 1
      }
      pressed = undefined
    }
  }
}

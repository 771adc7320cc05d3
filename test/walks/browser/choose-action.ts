import { type Action, CHANGES_ELSEWHERE, FAULT_KINDS, KEYS } from './action.js'
import { chooseOfHost } from './choose-of-host.js'
import { isOnTheWayToRun, nextOfRun } from './choose-run.js'
import { type Control, controlsIn, isFocusLost, targetOf } from './controls.js'
import { shownRuns } from './gate-rule.js'
import type { Traveller } from './journey.js'
import { WIDE } from './leaving.js'
import type { WalkEnv } from './perform.js'
import type { Random } from './random.js'

const PATHS = [
  '/devices/list',
  '/devices/get',
  '/connected_accounts/get',
  '/access_codes/list',
  '/access_codes/get',
  '/noise_sensors/noise_thresholds/list',
  '/events/list',
  '/action_attempts/get',
  '/client_sessions/get_or_create',
  '/client_sessions/get',
  '/locks/lock_door',
  '/locks/unlock_door',
  '/devices/update',
  '/access_codes/create',
  '/access_codes/update',
  '/access_codes/delete',
  '/access_codes/generate_code',
  '/access_codes/create_multiple',
  '/access_codes/unmanaged/list',
  '/access_codes/unmanaged/convert_to_managed',
  '/thermostats/heat',
  '/thermostats/cool',
  '/thermostats/heat_cool',
  '/thermostats/off',
  '/thermostats/activate_climate_preset',
  '/thermostats/set_fan_mode',
  '/thermostats/create_climate_preset',
  '/thermostats/update_climate_preset',
  '/thermostats/delete_climate_preset',
  '/thermostats/schedules/list',
  '/thermostats/schedules/create',
  '/thermostats/schedules/update',
  '/thermostats/schedules/delete',
  '/thermostats/daily_programs/create',
  '/thermostats/daily_programs/update',
  '/thermostats/daily_programs/delete',
  '/thermostats/update_weekly_program',
  '/noise_sensors/noise_thresholds/create',
  '/noise_sensors/noise_thresholds/update',
  '/noise_sensors/noise_thresholds/delete',
  '/access_grants/list',
  '/access_grants/get',
  '/access_grants/create',
  '/access_grants/update',
  '/access_grants/delete',
  '/access_grants/request_access_methods',
  '/access_methods/list',
  '/access_methods/delete',
  '/access_methods/get_related',
  '/user_identities/get',
  '/spaces/list',
  '/acs/entrances/list',
  '/connect_webviews/create',
  '/internal/devicedb/v1/device_models/list',
  '/internal/devicedb/v1/manufacturers/list'
]

const LONG = 'Verylongnamewithoutanyspace'.repeat(3)
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  searchbox: ['front', 'ann', 'zzz', '', 'x'],
  combobox: ['paris', 'tokyo', 'utc', 'zzz'],
  textbox: ['Guest', 'Night 2', LONG, ' ', '<b>bold</b>', '', 'abc', '70'],
  spinbutton: ['70', '68.5', '200', '-3', ''],
  'datetime-local': ['2030-01-02T10:00', '2030-01-05T18:30', '2029-01-01T00:00', ''],
  date: ['2030-01-02', '2030-01-05', ''],
  time: ['10:00', '18:30', '']
}

/** Typed only as PINs, so that they are secrets everywhere. Some locks don't accept the sequence. */
const DIGITS = ['59263', '48151623', '12345', '592a63', '70', '']
const isOfDigits = ({ name }: Control): boolean => /\bPIN\b/.test(name)

const PAUSES = [100, 350, 1000, 2100, 3000, 5500, 12_000, 35_000, 130_000]

const WEIGHTS = {
  press: 40,
  run: 14,
  key: 8,
  type: 8,
  slide: 5,
  choose: 3,
  option: 3,
  forbid: 2,
  ids: 2,
  filter: 1,
  link: 2,
  user: 2,
  remove: 2,
  restore: 3,
  move: 1,
  refresh: 2,
  width: 2,
  hide: 1,
  show: 3,
  offline: 1,
  online: 3,
  fault: 12,
  handler: 4,
  elsewhere: 4,
  pass: 14
} as const

/** Probability that the user waits until a control takes presses. */
const PATIENCE = 0.7
/** Probability that the user starts a journey, and continues it. */
const SETS_OUT = 0.12
const GOES_ON = 0.8

/** Events that can happen during a bulk run. */
const AMID = {
  forbid: 5,
  ids: 4,
  filter: 3,
  link: 2,
  user: 5,
  press: 6,
  remove: 1,
  hide: 1,
  fault: 3,
  handler: 2,
  elsewhere: 1,
  pass: 5
} as const

/** Controls that lead to a command, which are pressed more often. */
const COMMANDS =
  /^(?:(?:Lock|Unlock|Save|Create New|Add access code|Rename|Yes|Copy code|Generate code|Try again|Heat|Cool|Undo|Select|Apply|Export|Download|Print|Retry|Dismiss|Import|Set|Add|Give access|Remove access|Extend|Revoke|Check)\b|.*\b(?:[Dd]elete|[Ee]dit)\b)/

/** Prefers controls that lead to a command and avoids rows, which would otherwise dominate in long lists. */
export function chooseControl(controls: readonly Control[], random: Random): Control | undefined {
  if (controls.length === 0) return undefined
  const commands = controls.filter(({ name }) => COMMANDS.test(name))
  if (commands.length > 0 && random.chance(0.45)) return random.pick(commands)
  const rows = controls.filter(({ node }) => node.closest('[part~=row]') !== null)
  const rest = controls.filter((control) => !rows.includes(control))
  const group = rows.length > 0 && (rest.length === 0 || random.chance(0.35)) ? rows : rest
  return random.pick(group)
}

export const isPressed = ({ role, node }: Control): boolean =>
  !['textbox', 'searchbox', 'spinbutton', 'slider', 'date', 'time', 'datetime-local'].includes(role) &&
  !(node instanceof HTMLSelectElement)

/** Returns a random next action, or `undefined` if it is currently impossible. */
export function chooseAction(env: WalkEnv, random: Random, traveller: Traveller): Action | undefined {
  const { stands, page } = env
  if (random.chance(traveller.isOn ? GOES_ON : SETS_OUT)) {
    const step = traveller.next(stands)
    if (step) return step
  }
  const running = stands.findIndex((stand) => shownRuns(stand) > 0)
  const choosing = stands.findIndex(isOnTheWayToRun)
  const isOnTheWay = running < 0 && choosing >= 0 && random.chance(0.35)
  const isAmid = running >= 0 && random.chance(0.5)
  const act = isOnTheWay ? 'run' : isAmid ? random.weighed(AMID) : random.weighed(WEIGHTS)
  const withBar = stands.findIndex(({ element }) => element.shadowRoot?.querySelector('.select-all'))
  // Events during a bulk run mostly affect the element that started it.
  const likely = isOnTheWay ? choosing : act === 'run' ? withBar : isAmid && random.chance(0.5) ? running : -1
  const element = likely >= 0 ? likely : random.below(stands.length)
  const stand = stands[element]
  if (!stand) return undefined
  const { isConnected } = stand.element
  const controls = isConnected ? controlsIn(stand.element) : []
  const among = (fits: (control: Control) => boolean) => {
    const control = chooseControl(controls.filter(fits), random)
    return control && { control, target: targetOf(element, control, controls) }
  }
  switch (act) {
    case 'press': {
      const found = among(isPressed)
      return found && { act, target: found.target, ...(random.chance(PATIENCE) && { isPatient: true as const }) }
    }
    case 'run':
      return nextOfRun(element, controls, random)
    case 'key': {
      const key = random.pick(KEYS)
      return isFocusLost() && !key.endsWith('Tab') ? undefined : { act, key }
    }
    case 'type': {
      const found = among(({ role, node }) => node instanceof HTMLInputElement && role in TEXTS)
      if (!found) return undefined
      const texts = isOfDigits(found.control) ? DIGITS : (TEXTS[found.control.role] ?? [''])
      return { act, target: found.target, text: random.pick(texts), enter: random.chance(0.3) }
    }
    case 'slide': {
      const found = among(({ role }) => role === 'slider')
      return found && { act, target: found.target, steps: random.pick([-5, -2, -1, 1, 2, 4]) }
    }
    case 'choose': {
      const found = among(({ node }) => node instanceof HTMLSelectElement)
      return found && { act, target: found.target, index: random.below(5) }
    }
    case 'option':
    case 'forbid':
    case 'ids':
    case 'filter':
    case 'link':
    case 'user':
    case 'handler':
      return chooseOfHost(act, element, env, random)
    case 'remove':
    case 'move':
    case 'refresh':
      return isConnected ? { act, element } : undefined
    case 'width':
      return isConnected ? { act, element, px: random.pick([WIDE, 700, 320]) } : undefined
    case 'restore':
      return isConnected ? undefined : { act, element }
    case 'hide':
    case 'show':
      return page.isVisible === (act === 'hide') ? { act } : undefined
    case 'offline':
    case 'online':
      return page.isOnline === (act === 'offline') ? { act } : undefined
    case 'fault':
      return {
        act,
        fault: {
          path: random.chance(0.4) ? '*' : random.pick(PATHS),
          kind: random.pick(FAULT_KINDS),
          times: random.pick([1, 1, 2, 5])
        }
      }
    case 'elsewhere':
      return { act, change: { does: random.pick(CHANGES_ELSEWHERE), nth: random.below(20) } }
    case 'pass':
      return { act, milliseconds: random.pick(PAUSES) }
  }
}

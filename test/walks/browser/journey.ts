import type { Action, ChangeElsewhere, FaultKind } from './action.js'
import { type Control, controlsIn, targetOf } from './controls.js'
import { chooseWayOut, WIDE } from './leaving.js'
import type { Random } from './random.js'
import type { Stand } from './stands.js'

/** Step of a journey: a press by name, a text to type, or an event. */
type Step =
  | {
      readonly press: RegExp
      /** `true` if the journey continues without this step. */
      readonly isOptional?: true
      /** `true` if the step concerns the same resource as the previous one, by the end of its name. */
      readonly isSame?: true
      readonly role?: string
    }
  | { readonly type: RegExp; readonly texts: readonly string[] }
  | { readonly slide: RegExp }
  | { readonly slow: string; readonly kinds: readonly FaultKind[] }
  | { readonly elsewhere: readonly ChangeElsewhere['does'][] }
  | { readonly pass: readonly number[] }
  /** Presses the place of the last press again. */
  | { readonly again: true }
  | { readonly refresh: true }
  /** Makes the element wide enough for details next to the list. */
  | { readonly widen: true }
  /** Leaves what is open in any way. */
  | { readonly leave: true }

const SLOW = ['slow', 'late', 'late', '500', 'silent'] as const
/** Names of no resource of either user, because one user's names must not be visible to the other. */
const NAMES = ['Guest', 'Night 2', 'Cleaner 3']
const FIRST_NAME = /^(?:Name|Label)/

const openMenu: Step = { press: /^Actions for /, isOptional: true }
const leave: readonly Step[] = [
  { press: /^(?:Back|Cancel)$/, isOptional: true },
  { press: /^Discard$/, isOptional: true }
]
const remove: readonly Step[] = [
  { press: /^Actions for /, isOptional: true, isSame: true },
  { press: /^Delete\b/, isSame: true },
  { press: /^Delete\b/, role: 'dialog' }
]

const PRESS_LOCK: Step = { press: /^(?:Lock|Unlock)\b/ }
const again: readonly Step[] = [{ pass: [100, 250, 400, 600, 800, 950, 1100, 1500] }, { again: true }]
const SOON: Step = { pass: [20, 60, 150, 250, 500, 700, 900, 1100] }

/** Opens a form and types into it. */
const fill: readonly Step[] = [
  { press: /^(?:\d+ access codes?|Manage|Thermostat schedule)\b/, isOptional: true },
  { press: /^(?:Add (?:access code|threshold|exception|program)|Create New|Edit .+)$/, isOptional: true },
  { type: /./, texts: NAMES }
]
const leaveAnyhow: readonly Step[] = [
  { leave: true },
  { press: /^(?:Keep editing|Discard|Weiter bearbeiten|Verwerfen)$/, isOptional: true },
  { pass: [20, 500, 5500] }
]

/** Sequences that leave a form with input, next to the list and elsewhere. */
const LEAVING: readonly (readonly Step[])[] = [
  [{ widen: true }, { press: /^(?:Ann|Ben) /, role: 'row' }, ...fill, ...leaveAnyhow, ...leaveAnyhow],
  [...fill, ...leaveAnyhow, ...leaveAnyhow]
]

/** Sequences of user actions that random choices rarely produce. */
const JOURNEYS: readonly (readonly Step[])[] = [
  // Presses a lock impatiently.
  [PRESS_LOCK, ...again, ...again, ...again, ...again, ...again],
  [PRESS_LOCK, ...again, ...again, ...again, ...again, ...again, ...again, ...again, ...again],
  // Taps a row twice.
  [{ press: /./, role: 'row' }, SOON, { again: true }, ...again],
  // Presses a lock whose state has just changed elsewhere.
  [PRESS_LOCK, { elsewhere: ['lock', 'unlock'] }, { refresh: true }, SOON, { again: true }],
  [{ elsewhere: ['lock', 'unlock'] }, { refresh: true }, SOON, PRESS_LOCK],
  // Deletes a resource while it is being saved.
  [
    openMenu,
    { press: /^Edit\b/ },
    { type: FIRST_NAME, texts: NAMES },
    { slow: 'update', kinds: SLOW },
    { press: /^Save$/ },
    ...leave,
    ...remove,
    { pass: [1000, 12_000, 35_000] }
  ],
  // Edits a resource while it is edited elsewhere.
  [
    openMenu,
    { press: /^Edit\b/ },
    { elsewhere: ['rename code', 'change digits', 'shorten stay', 'change threshold'] },
    { pass: [35_000, 130_000] },
    { type: FIRST_NAME, texts: NAMES },
    { press: /^Save$/ }
  ],
  // Presses controls during a slow command.
  [
    { slow: 'activate_climate_preset', kinds: ['slow', 'late', 'silent', 'never-ends'] },
    { press: /./, role: 'preset' },
    { press: /./, role: 'preset' },
    { pass: [1000, 5500, 12_000, 35_000] }
  ],
  [
    { slide: /^(?:Heat|Cool)$/ },
    { pass: [2100] },
    { press: /^Undo$/, isOptional: true },
    { slow: '*', kinds: ['slow', 'late', 'never-ends'] },
    { slide: /^(?:Heat|Cool)$/ },
    { pass: [2100, 12_000] },
    { press: /^Undo$/, isOptional: true },
    { press: /./, role: 'preset' },
    { pass: [12_000, 35_000] }
  ],
  // Imports all codes that were set at a lock.
  [{ slow: 'import', kinds: SLOW }, { press: /^Import all/ }, { pass: [100, 1000, 5500] }],
  // Undoes and deletes on a slow platform.
  [...remove, { slow: '*', kinds: SLOW }, { press: /^Undo$/, isOptional: true }, { pass: [12_000, 35_000] }]
]

const SLOW_PATHS: Readonly<Record<string, readonly string[]>> = {
  update: [
    '/access_codes/update',
    '/noise_sensors/noise_thresholds/update',
    '/thermostats/update_climate_preset',
    '/thermostats/schedules/update',
    '/thermostats/daily_programs/update'
  ],
  import: ['/access_codes/unmanaged/convert_to_managed'],
  activate_climate_preset: ['/thermostats/activate_climate_preset'],
  '*': ['*']
}

/** Progress of a journey. */
export interface Traveller {
  /** `true` during a journey. */
  readonly isOn: boolean
  /** Returns the next action, or `undefined` if it is impossible or there is no journey. */
  next(stands: readonly Stand[]): Action | undefined
}

/** Probability that the user waits until a control takes presses. */
const PATIENCE = 0.7

/** Probability that a journey is one that leaves a form with input. */
const IS_LEAVING = 0.4

/** Number of candidates before no journey is started. */
const MOST_THOUGHTS = 8
/** Number of attempts at a step that is not possible yet. */
const MOST_TRIES = 3

export function createTraveller(random: Random): Traveller {
  let steps: Step[] = []
  let element = -1
  let subject = ''
  let tries = 0

  function fitting(controls: readonly Control[], step: Extract<Step, { press: RegExp }>): Control[] {
    return controls.filter(({ node, name }) => {
      const place =
        step.role === 'dialog'
          ? node.closest('dialog, [role=alertdialog]') !== null
          : step.role === 'preset'
            ? node.closest('.preset-choices') !== null
            : step.role === 'row'
              ? node.closest('[part~=row]') !== null
              : true
      return place && step.press.test(name) && (!step.isSame || name.endsWith(subject) || !name.includes(' '))
    })
  }

  /** Returns the action of a step in an element, or `undefined` if it is impossible. */
  function actionOf(step: Step, stand: Stand): Action | undefined {
    const { element: node } = stand
    if ('pass' in step) return { act: 'pass', milliseconds: random.pick(step.pass) }
    if ('elsewhere' in step)
      return { act: 'elsewhere', change: { does: random.pick(step.elsewhere), nth: random.below(20) } }
    if ('again' in step) return { act: 'again', element }
    if ('refresh' in step) return { act: 'refresh', element }
    if ('slow' in step) {
      const path = random.pick(SLOW_PATHS[step.slow] ?? ['*'])
      return { act: 'fault', fault: { path, kind: random.pick(step.kinds), times: 1 } }
    }
    if ('widen' in step) return { act: 'width', element, px: WIDE }
    const controls = node.isConnected ? controlsIn(node) : []
    if ('leave' in step) return chooseWayOut(element, stand, controls, random)
    if ('press' in step) {
      const found = fitting(controls, step)
      if (found.length === 0) return undefined
      const control = random.pick(found)
      const about = /^(?:Actions for|Edit|Delete) (.+)$/.exec(control.name)?.[1]
      if (about !== undefined) subject = about
      const target = targetOf(element, control, controls)
      return { act: 'press', target, ...(random.chance(PATIENCE) && { isPatient: true as const }) }
    }
    const [name, isType] = 'type' in step ? [step.type, true] : [step.slide, false]
    const control = controls.find(
      (each) => name.test(each.name) && each.role === (isType ? 'textbox' : 'slider') && !each.node.closest('dialog')
    )
    if (!control) return undefined
    const target = targetOf(element, control, controls)
    return 'type' in step
      ? { act: 'type', target, text: random.pick(step.texts), enter: false }
      : { act: 'slide', target, steps: random.pick([-3, -1, 2]) }
  }

  /** Starts a journey that is possible on the current page. */
  function begin(stands: readonly Stand[]): void {
    subject = ''
    tries = 0
    for (let thought = 0; thought < MOST_THOUGHTS; thought += 1) {
      steps = [...random.pick(random.chance(IS_LEAVING) ? LEAVING : JOURNEYS)]
      element = random.below(stands.length)
      const stand = stands[element]
      const first = steps.filter((step) => 'press' in step || 'slide' in step).slice(0, 2)
      if (stand && first.some((step) => actionOf(step, stand))) return
    }
    steps = []
  }

  return {
    get isOn() {
      return steps.length > 0
    },
    next(stands) {
      if (steps.length === 0) begin(stands)
      const stand = stands[element]
      if (!stand) return undefined
      for (let [step] = steps; step; [step] = steps) {
        const action = actionOf(step, stand)
        if (action) {
          steps.shift()
          tries = 0
          return action
        }
        if ('isOptional' in step) steps.shift()
        else {
          tries += 1
          if (tries >= MOST_TRIES) steps = []
          return undefined
        }
      }
      return undefined
    }
  }
}

import type { Action } from './action.js'
import { type Control, controlsIn, targetOf } from './controls.js'
import { ACCESS, JOURNEYS, LEAVING, SLOW_PATHS, type Step } from './journeys.js'
import { chooseWayOut, WIDE } from './leaving.js'
import type { Random } from './random.js'
import type { Stand } from './stands.js'

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

/** Probability that a journey is one of access, if there is an element of it. */
const IS_OF_ACCESS = 0.6

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
      const ofAccess = [...stands.keys()].filter((index) => stands[index]?.tag.startsWith('x-access-grant-'))
      const isOfAccess = ofAccess.length > 0 && random.chance(IS_OF_ACCESS)
      steps = [...random.pick(isOfAccess ? ACCESS : random.chance(IS_LEAVING) ? LEAVING : JOURNEYS)]
      element = isOfAccess ? random.pick(ofAccess) : random.below(stands.length)
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

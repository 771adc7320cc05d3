import { laidOut } from '../../settled.js'
import type { Action, Target } from './action.js'
import type { WalkClock } from './clock.js'
import { type Control, controlsIn, findControl, isFocusLost, pointOf } from './controls.js'
import { changeElsewhere } from './elsewhere.js'
import type { Hands } from './hands.js'
import { actAsHost } from './host.js'
import { focusRow } from './leaving.js'
import type { PageState } from './page-state.js'
import type { WalkPlatform } from './platform.js'
import type { Stand } from './stands.js'

/** State of a walk. */
export interface WalkEnv {
  readonly stands: readonly Stand[]
  readonly platform: WalkPlatform
  readonly clock: WalkClock
  readonly hands: Hands
  readonly page: PageState
}

function find({ stands }: WalkEnv, target: Target): Control | undefined {
  const element = stands[target.element]?.element
  return element?.isConnected ? findControl(target, controlsIn(element)) : undefined
}

/** Types into a field, with the browser's own insertion if possible. */
export function type(node: HTMLElement, text: string): void {
  node.focus()
  if (!(node instanceof HTMLInputElement)) return
  if (/date|time/.test(node.type)) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(node, text)
    node.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    return
  }
  node.select()
  document.execCommand(text ? 'insertText' : 'delete', false, text)
}

/** Returns the focused element in any root. */
export function focusedNode(): Element | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

/** Maximum time in ms that a patient user waits for a control. */
const LONGEST_WAIT = 1500
const GLANCE = 50

const isMuted = ({ ariaDisabled, ariaBusy }: HTMLElement): boolean => ariaDisabled === 'true' && ariaBusy !== 'true'

/** Place of the last press. */
let lastPoint = { x: 0, y: 0 }

/** Presses the place of the last press again. @returns `false` if the element is not there */
async function pressAgain({ stands, hands }: WalkEnv, element: number): Promise<boolean> {
  const { x, y } = lastPoint
  const focused = focusedNode()
  // A press next to a menu closes it, and the item with the focus is gone.
  const menu = focused?.closest('[popover]')
  const previous = menu ? menu.parentElement?.querySelector('[aria-expanded=true]') : focused
  if (document.elementFromPoint(x, y) !== stands[element]?.element) return false
  await hands.click(x, y)
  if (isFocusLost() && previous instanceof HTMLElement) previous.focus()
  return true
}

async function press(env: WalkEnv, target: Target, isPatient = false): Promise<boolean> {
  const control = find(env, target)
  if (!control) return false
  const { node } = control
  if (isPatient)
    for (let waited = 0; isMuted(node) && waited < LONGEST_WAIT; waited += GLANCE) await env.clock.advance(GLANCE)
  node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  await laidOut()
  const point = node.isConnected && pointOf(node)
  if (!point) return false
  lastPoint = point
  const previous = focusedNode()
  let isHit = false
  const note = (): void => {
    isHit = true
  }
  node.addEventListener('click', note)
  await env.hands.click(point.x, point.y)
  node.removeEventListener('click', note)
  if (isHit) return true
  // If the control has moved before the press, the press is repeated.
  if (node.isConnected && !node.matches(':disabled') && pointOf(node)) {
    node.focus()
    node.click()
  } else if (isFocusLost() && previous instanceof HTMLElement) {
    // The press missed the control or hit a disabled one, which moves the focus away.
    previous.focus()
  }
  return true
}

/** Moves a slider step by step with keys. */
async function slide(env: WalkEnv, target: Target, steps: number): Promise<boolean> {
  const control = find(env, target)
  if (!control) return false
  control.node.focus()
  for (let step = 0; step < Math.abs(steps); step += 1) await env.hands.key(steps > 0 ? 'ArrowRight' : 'ArrowLeft')
  return true
}

function choose(env: WalkEnv, target: Target, index: number): boolean {
  const node = find(env, target)?.node
  if (!(node instanceof HTMLSelectElement) || index >= node.options.length) return false
  node.focus()
  node.selectedIndex = index
  node.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

async function act(env: WalkEnv, action: Action): Promise<boolean> {
  const { page, platform } = env
  switch (action.act) {
    case 'press':
      return press(env, action.target, action.isPatient)
    case 'again':
      return pressAgain(env, action.element)
    case 'key':
      if (action.list !== undefined && !focusRow(env.stands[action.list])) return false
      await env.hands.key(action.key)
      return true
    case 'type': {
      const control = find(env, action.target)
      if (!control) return false
      type(control.node, action.text)
      if (action.enter) {
        await laidOut()
        // Behind the modal question of another element, the field cannot have the focus.
        if (focusedNode() === control.node) await env.hands.key('Enter')
      }
      return true
    }
    case 'slide':
      return slide(env, action.target, action.steps)
    case 'choose':
      return choose(env, action.target, action.index)
    case 'hide':
    case 'show':
      page.setVisible(action.act === 'show')
      return true
    case 'offline':
    case 'online':
      platform.setOnline(action.act === 'online')
      page.setOnline(action.act === 'online')
      return true
    case 'fault':
      platform.put(action.fault)
      return true
    case 'elsewhere':
      return changeElsewhere(platform, action.change)
    case 'pass':
      await env.clock.advance(action.milliseconds)
      return true
    default:
      return actAsHost(env, action)
  }
}

/** Number of frames for opening a lazy screen: React shows its placeholder for at least 300 ms. */
const SCREEN_OPENS = 30

/** Waits until a screen that was opened has taken the focus. */
export async function untilFocused(clock: WalkClock): Promise<void> {
  for (let frames = 0; isFocusLost() && frames < SCREEN_OPENS; frames += 1) await clock.advance(20)
}

/** Performs an action and waits until the page has settled. @returns `false` if the action is impossible */
export async function perform(env: WalkEnv, action: Action): Promise<boolean> {
  const isDone = await act(env, action)
  if (isDone) await laidOut()
  return isDone
}

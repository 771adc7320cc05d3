const DOUBLE_CLICK_MS = 500

/** Maximum distance between the presses of a double click, in px. A mouse is steadier than a finger. */
const MOUSE_REACH = 8
const FINGER_REACH = 32

const CONTROL = 'a, button, input, label, select, summary, textarea'

export interface Press {
  /** Held weakly, because the control may be removed. */
  readonly control: WeakRef<Element>
  /** Text of the control. */
  readonly label: string
  readonly x: number
  readonly y: number
  /** Time of the latest event. */
  readonly at: number
}

const isElement = (target: EventTarget | undefined): target is Element => target !== undefined && 'closest' in target
const isLabel = (element: Element): element is HTMLLabelElement => element.localName === 'label'
const isRoot = (node: Node): node is Document | ShadowRoot => 'elementFromPoint' in node

function controlOf(element: Element): Element {
  const found = element.closest(CONTROL) ?? element
  return (isLabel(found) && found.control) || found
}

/** The text of a row shows the state of its device, which may change; what it opens doesn't. */
const labelOf = (control: Element): string =>
  control.matches('a, button:not([part~=row])')
    ? [control.textContent, control.getAttribute('aria-label'), control.getAttribute('title')].join('\n')
    : ''

/** `undefined` for presses without a position: from keys, scripts or screen readers. */
export function pressOf(event: MouseEvent): Press | undefined {
  const [target] = event.composedPath()
  const { clientX: x, clientY: y, timeStamp: at } = event
  if (!isElement(target) || !(x || y)) return undefined
  const control = controlOf(target)
  return { control: new WeakRef(control), label: labelOf(control), x, y, at }
}

export const isOnControl = ({ control }: Press): boolean => control.deref()?.matches(CONTROL) === true

export const isOfTheSame = (first: Press, second: Press): boolean =>
  first.control.deref() === second.control.deref() && first.label === second.label

/** Returns `true` if the control still has the same text and position. */
function isInPlace({ control, label, x, y }: Press): boolean {
  const pressed = control.deref()
  const root = pressed?.getRootNode()
  if (!pressed || !root || !isRoot(root) || labelOf(pressed) !== label) return false
  const found = root.elementFromPoint(x, y)
  return found !== null && pressed.contains(controlOf(found))
}

/** Returns `true` if a press may have been intended for the control of the previous press, which is gone. */
export function isSecond(press: Press, previous: Press, pointerType: string): boolean {
  const reach = pointerType === 'mouse' ? MOUSE_REACH : FINGER_REACH
  const isSoon = press.at - previous.at < DOUBLE_CLICK_MS
  return (
    isSoon &&
    Math.hypot(press.x - previous.x, press.y - previous.y) <= reach &&
    !isOfTheSame(press, previous) &&
    !isInPlace(previous)
  )
}

const DOUBLE_CLICK_MS = 500

/** How far apart the two presses of a double click land at most, in px: a hand on a mouse is steadier than a finger. */
const MOUSE_REACH = 8
const FINGER_REACH = 32

const CONTROL = 'a, button, input, label, select, summary, textarea'

/** A press of a pointer. */
export interface Press {
  /** Held weakly, as what was pressed may be gone. */
  readonly control: WeakRef<Element>
  /** What it said that it does. */
  readonly words: string
  readonly x: number
  readonly y: number
  /** When it was last heard of. */
  readonly at: number
}

const isElement = (target: EventTarget | undefined): target is Element => target !== undefined && 'closest' in target
const isLabel = (element: Element): element is HTMLLabelElement => element.localName === 'label'
const isRoot = (node: Node): node is Document | ShadowRoot => 'elementFromPoint' in node

function controlOf(element: Element): Element {
  const found = element.closest(CONTROL) ?? element
  return (isLabel(found) && found.control) || found
}

/** A row says how its device is, which may change under the hand; what it opens does not. */
const wordsOf = (control: Element): string =>
  control.matches('a, button:not([part~=row])')
    ? [control.textContent, control.getAttribute('aria-label'), control.getAttribute('title')].join('\n')
    : ''

/** Nothing of what has no place, as it comes of a key, a script, or what reads the screen. */
export function pressOf(event: MouseEvent): Press | undefined {
  const [target] = event.composedPath()
  const { clientX: x, clientY: y, timeStamp: at } = event
  if (!isElement(target) || !(x || y)) return undefined
  const control = controlOf(target)
  return { control: new WeakRef(control), words: wordsOf(control), x, y, at }
}

export const isOnControl = ({ control }: Press): boolean => control.deref()?.matches(CONTROL) === true

export const isOfTheSame = (first: Press, second: Press): boolean =>
  first.control.deref() === second.control.deref() && first.words === second.words

/** Whether what was pressed says the same as then, and has not moved away from where it was pressed. */
function stands({ control, words, x, y }: Press): boolean {
  const pressed = control.deref()
  const root = pressed?.getRootNode()
  if (!pressed || !root || !isRoot(root) || wordsOf(pressed) !== words) return false
  const found = root.elementFromPoint(x, y)
  return found !== null && pressed.contains(controlOf(found))
}

/** Whether a press may have been meant for what took the one before it, and stands there no longer. */
export function isSecond(press: Press, before: Press, pointerType: string): boolean {
  const reach = pointerType === 'mouse' ? MOUSE_REACH : FINGER_REACH
  const isSoon = press.at - before.at < DOUBLE_CLICK_MS
  return (
    isSoon &&
    Math.hypot(press.x - before.x, press.y - before.y) <= reach &&
    !isOfTheSame(press, before) &&
    !stands(before)
  )
}

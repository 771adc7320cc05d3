import type { Target } from './action.js'

/** Usable control with its role and name. */
export interface Control {
  readonly role: string
  readonly name: string
  readonly node: HTMLElement
}

const USED = 'button, input, select, textarea, summary, [role=option], [role=slider]'
const LONGEST_NAME = 80

/** Normalizes white space. */
export const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** Yields all elements, including those in shadow roots. */
export function* nodesIn(root: ParentNode): Generator<Element> {
  for (const node of root.querySelectorAll('*')) {
    yield node
    if (node.shadowRoot) yield* nodesIn(node.shadowRoot)
  }
}

function roleOf(node: HTMLElement): string {
  const role = node.getAttribute('role')
  if (role) return role
  if (node instanceof HTMLSelectElement) return 'combobox'
  if (node instanceof HTMLTextAreaElement) return 'textbox'
  if (!(node instanceof HTMLInputElement)) return 'button'
  const roles: Record<string, string> = {
    search: 'searchbox',
    range: 'slider',
    checkbox: 'checkbox',
    radio: 'radio',
    text: 'textbox'
  }
  return roles[node.type] ?? node.type
}

export function nameOf(node: HTMLElement): string {
  const labels = 'labels' in node && node.labels instanceof NodeList ? [...node.labels] : []
  const label =
    node.ariaLabel ??
    node.ariaLabelledByElements?.map(({ textContent }) => textContent).join(' ') ??
    (labels.length > 0 ? labels.map(({ textContent }) => textContent).join(' ') : node.textContent)
  return words(label).slice(0, LONGEST_NAME)
}

const isUsable = (node: HTMLElement): boolean =>
  node.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
  !node.matches(':disabled') &&
  node.closest('[inert]') === null

/** Returns the usable controls of an element. */
export function controlsIn(element: Element): Control[] {
  const nodes = [...(element.shadowRoot?.querySelectorAll<HTMLElement>(USED) ?? [])]
  return nodes.filter(isUsable).map((node) => ({ role: roleOf(node), name: nameOf(node), node }))
}

/** Describes a control among the controls of its element. */
export function targetOf(element: number, { role, name, node }: Control, controls: readonly Control[]): Target {
  const alike = controls.filter((other) => other.role === role && other.name === name)
  return { element, role, name, nth: alike.findIndex((other) => other.node === node) }
}

/** Finds a described control, or returns `undefined`. */
export const findControl = ({ role, name, nth }: Target, controls: readonly Control[]): Control | undefined =>
  controls.filter((control) => control.role === role && control.name === name)[nth]

/** Returns `true` if no element has the focus. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Returns the point where a control can be pressed, or `undefined` if it is covered. */
export function pointOf(node: HTMLElement): { x: number; y: number } | undefined {
  const { left, top, width, height } = node.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  let hit = document.elementFromPoint(x, y)
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === hit) break
    hit = inner
  }
  const isHit = hit !== null && (node.contains(hit) || hit.closest('label')?.contains(node))
  return isHit ? { x, y } : undefined
}

import type { Action } from './action.js'
import { deviceIdsOf } from './belongings.js'
import { type Control, targetOf } from './controls.js'
import type { Random } from './random.js'
import { kindOf, type Stand } from './stands.js'

/** Inline sizes of an element in px: with its details next to the list, and in its place. */
export const WIDE = 1100
const NARROW = 700

/** The list next to the details. */
export const LIST = '.panes.aside > :first-child'

/** Returns every way to leave what is open in an element: by its controls, its list, its host and its width. */
function waysOut(element: number, stand: Stand, controls: readonly Control[], random: Random): Action[] {
  const { tag, user, element: node } = stand
  const press = (control: Control): Action => ({ act: 'press', target: targetOf(element, control, controls) })
  const set = (name: string, value: string | null): Action => ({ act: 'option', element, name, value })
  const ways: Action[] = controls.filter(({ name }) => /^(?:Back|Cancel)$/.test(name)).map(press)
  const rows = controls.filter(({ node: row }) => row.matches(`${LIST} [part~=row]:not([aria-current])`))
  if (rows.length > 0) {
    ways.push(press(random.pick(rows)))
    for (const key of ['ArrowUp', 'ArrowDown', 'Escape'] as const) ways.push({ act: 'key', key, list: element })
  }
  if (document.activeElement === node) ways.push({ act: 'key', key: 'Escape' })
  const setDevice = (name: string, current: unknown): void => {
    const ids = deviceIdsOf(user, false, kindOf(tag)).filter((id) => id !== current)
    if (ids.length > 0) ways.push(set(name, random.pick(ids)))
  }
  if (tag === 'x-device-table') {
    setDevice('opened-device-id', node.getAttribute('opened-device-id'))
    ways.push(set('opened-device-id', null))
  }
  if (tag === 'x-access-code-table') ways.push(set('opened-access-code-id', null))
  if ('deviceId' in node && node.deviceId) setDevice('device-id', node.deviceId)
  ways.push({ act: 'width', element, px: node.clientWidth < WIDE ? WIDE : NARROW })
  return ways
}

/** Chooses a way to leave what is open in an element. */
export const chooseWayOut = (
  element: number,
  stand: Stand,
  controls: readonly Control[],
  random: Random
): Action | undefined => {
  const ways = waysOut(element, stand, controls, random)
  return ways.length > 0 ? random.pick(ways) : undefined
}

/** Focuses the current row of the list next to the details. @returns `false` if there is none */
export function focusRow(stand: Stand | undefined): boolean {
  const root = stand?.element.isConnected ? stand.element.shadowRoot : undefined
  const rows = [...(root?.querySelectorAll<HTMLElement>(`${LIST} [part~=row]`) ?? [])]
  const row = rows.find((each) => each.ariaCurrent === 'true') ?? rows[0]
  row?.focus()
  return row !== undefined
}

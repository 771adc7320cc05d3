import type { Action } from './action.js'
import { type Control, targetOf } from './controls.js'
import type { Random } from './random.js'
import type { Stand } from './stands.js'

const isButton = ({ role }: Control): boolean => role === 'button'

/** Returns `true` if rows are selected, or a bulk confirmation or result is shown. */
export const isOnTheWayToRun = ({ element }: Stand): boolean =>
  element.shadowRoot?.querySelector('.select-all') != null &&
  element.shadowRoot.querySelector('.bulk-bar button, dialog') !== null

/** Returns the next press towards a bulk run or after it, or `undefined`. */
export function nextOfRun(element: number, controls: readonly Control[], random: Random): Action | undefined {
  const press = (control: Control | undefined): Action | undefined =>
    control && { act: 'press', target: targetOf(element, control, controls) }
  const ofDialog = controls.filter(({ node }) => node.closest('dialog'))
  const confirm = ofDialog.findLast(isButton)
  const empty = ofDialog.find(
    ({ role, node }) => role === 'textbox' && node instanceof HTMLInputElement && node.value === ''
  )
  if (empty && random.chance(0.7))
    return { act: 'type', target: targetOf(element, empty, controls), text: 'Night 2', enter: false }
  if (confirm) return press(confirm)
  const ofBar = controls.filter(({ node }) => node.closest('.bulk-bar'))
  const retry = ofBar.find(({ name }) => /^Try \d+ again/.test(name))
  if (retry && random.chance(0.7)) return press(retry)
  const commands = ofBar.filter((control) => isButton(control) && !/^(?:Show details|Hide details)/.test(control.name))
  if (commands.length > 0) return press(random.pick(commands))
  const items = controls.filter(({ role }) => role === 'menuitem')
  if (items.length > 0) return press(random.pick(items))
  const boxes = controls.filter(({ role, node }) => role === 'checkbox' && node.closest('.select-all, [part~=row]'))
  const all = boxes.find(({ node }) => node.closest('.select-all'))
  if (all && random.chance(0.75)) return press(all)
  return boxes.length > 0 ? press(random.pick(boxes)) : undefined
}

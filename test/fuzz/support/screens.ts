import '../../../elements/index.js'
import { nextTask, settled } from '../../settled.js'
import type { FuzzEnv } from './env.js'
import { faultsOf } from './faults.js'

const WIDTH = 320
const MOST_PRESSES = 4
/** Many elements render at once, which takes long on a busy machine. */
const MOST_MILLISECONDS = 240_000
/** Controls that open content or another screen without sending a command. */
const OPENS = [
  '[aria-haspopup]',
  'summary',
  '[role=tab]:not([aria-selected=true])',
  '[aria-expanded=false]',
  '[part~=row] button',
  'button[part~=row]'
].join()
const OPENING_NAMES = /^(Edit|Create New|Add|See all|Show more|View|Delete|Remove|Rename|Time)/
const LEAVING_NAMES = /^(Cancel|Back|Close|Keep|Discard)/

/** Places an element over all others, so that each is in the viewport. */
function place(tag: keyof HTMLElementTagNameMap, properties: Readonly<Record<string, unknown>>): HTMLElement {
  const element = Object.assign(document.createElement(tag), properties)
  // Invisible elements are laid out but not painted, which would take most of the time.
  Object.assign(element.style, { position: 'absolute', inset: '0 auto auto 0', inlineSize: `${WIDTH}px`, opacity: '0' })
  document.body.append(element)
  return element
}

const nameOf = (button: Element): string => (button.ariaLabel ?? button.textContent ?? '').trim()

const buttons = (element: HTMLElement): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>('button, summary, [part~=row]') ?? [])
]

const opening = (element: HTMLElement): HTMLElement[] =>
  buttons(element).filter((button) => button.matches(OPENS) || OPENING_NAMES.test(nameOf(button)))

function leave(element: HTMLElement): void {
  element.shadowRoot?.querySelectorAll<HTMLElement>(':popover-open').forEach((open) => open.hidePopover())
  const dialog = element.shadowRoot?.querySelector<HTMLDialogElement>('dialog[open]')
  const within = dialog ? [...dialog.querySelectorAll('button')] : buttons(element)
  within.find((button) => LEAVING_NAMES.test(nameOf(button)))?.click()
}

/** Adds every screen that shows something of the platform. */
export function mountScreens(env: FuzzEnv): HTMLElement[] {
  const { client, devices, codes, lock } = env
  const ofDevices = (tag: keyof HTMLElementTagNameMap, ids: readonly string[]): HTMLElement[] =>
    ids.map((deviceId) => place(tag, { client, deviceId }))
  const halves = (ids: readonly string[], half: number): string[] => ids.filter((_, index) => index % 2 === half)
  const locks = devices('lock')
  const thermostats = devices('thermostat')
  const sensors = devices('sensor')
  const limited = devices('limited lock')
  return [
    place('x-device-table', { client }),
    place('x-supported-devices', { client }),
    place('x-overview', { client }),
    place('x-lock-all', { client }),
    place('x-connect-account', { client }),
    place('x-activity', { client }),
    place('x-access-code-table', { client, deviceId: lock, showUse: true }),
    ...ofDevices('x-access-code-table', limited.slice(0, 1)),
    ...ofDevices('x-device-details', [...halves(locks, 0), ...halves(thermostats, 0), ...halves(sensors, 0)]),
    ...ofDevices('x-lock-details', halves(locks, 1)),
    ...ofDevices('x-thermostat', halves(thermostats, 1)),
    ...ofDevices('x-noise-sensor-details', [...halves(sensors, 1), ...sensors.slice(-1)]),
    ...ofDevices('x-preset-manager', thermostats),
    ...ofDevices('x-thermostat-schedule', halves(thermostats, 0)),
    ...[...halves(locks, 0), ...limited].map((deviceId) => place('x-access-code-form', { client, deviceId })),
    ...codes.map((accessCodeId) => place('x-access-code-details', { client, accessCodeId })),
    ...codes.map((accessCodeId) => place('x-access-code-form', { client, accessCodeId }))
  ]
}

/** Opens everything in all elements in parallel, and checks each. @returns the failures */
export async function lookEverywhere(elements: readonly HTMLElement[]): Promise<string[]> {
  await settled(MOST_MILLISECONDS)
  const faults = elements.flatMap(faultsOf)
  for (let turn = 0; turn < MOST_PRESSES; turn += 1) {
    const pressed = elements.filter((element) => {
      const button = opening(element)[turn]
      button?.click()
      return button !== undefined
    })
    if (pressed.length === 0) break
    await settled(MOST_MILLISECONDS)
    faults.push(...pressed.flatMap(faultsOf))
    pressed.forEach(leave)
    await nextTask()
    // Leaving a form opens a confirmation first.
    pressed.forEach(leave)
  }
  return [...new Set(faults)]
}

import { sendMouse } from '@web/test-runner-commands'
import type { AccessCodeTableElement } from '../../../elements/access-code-table.js'
import type { SandboxDevice } from '../../../src/sandbox/index.js'
import { type Given, setup, type Test, until } from './setup.js'

export const CORA_ID = 'access_code_garage_2'
/** A Wednesday. */
const NOW = Date.parse('2026-11-25T12:00:00Z')

export const door = (
  name: string,
  ...accessCodes: { name: string; days?: readonly [number, number] }[]
): SandboxDevice => ({
  kind: 'lock',
  name,
  timezone: 'UTC',
  accessCodes: accessCodes.map((code, index) => ({ ...code, code: String(4711 + index) }))
})

export const ANNA = { name: 'Anna', days: [0, 4] } as const
const BEN = { name: 'Ben', days: [-3, 0.25] } as const
const CORA = { name: 'Cora', days: [2, 6] } as const

const DEVICES: readonly SandboxDevice[] = [
  door('Front Door', ANNA, { name: 'Dora', days: [30, 34] }, { name: 'Cleaning' }),
  door('Garage', ANNA, CORA),
  door('Shed', BEN)
]

export type Calendar = Test<AccessCodeTableElement>

export async function openCalendar(given: Given<'x-access-code-table'> = {}): Promise<Calendar> {
  const common = { devices: DEVICES, commandTime: 0, locale: 'en', width: 1000, now: NOW }
  const t = await setup('x-access-code-table', { ...common, ...given })
  await until(() => t.screen.all('row').length > 0)
  await t.user.check('Calendar')
  await until(() => bars(t).length > 0)
  return t
}

export const bars = ({ screen }: Calendar): HTMLElement[] => [
  ...screen.root.querySelectorAll<HTMLElement>('[role=table] li > button:not(.link)')
]
export const barNames = (t: Calendar): string[] => bars(t).map(({ ariaLabel }) => ariaLabel ?? '')
export function barOf(t: Calendar, name: string): HTMLElement {
  const bar = bars(t).find(({ ariaLabel }) => ariaLabel?.startsWith(`${name}, `))
  if (!bar) throw new Error(`There is no bar of ${name}: ${barNames(t).join('; ')}`)
  return bar
}
export const datesOf = (t: Calendar, name: string): string | undefined =>
  /(?:Nov|Dec)[^,]*/.exec(barOf(t, name).ariaLabel ?? '')?.[0]

/** Returns the dates of the stay of Cora, and `true` if its move can be saved. */
export const coraOf = (t: Calendar): [dates: string | undefined, canSave: boolean] => [
  datesOf(t, 'Cora'),
  t.screen.names('button', 'Save').length > 0
]
export const CORA_UNMOVED = ['November 27 – December 1', false]

/** Presses keys on a bar. */
export async function press(t: Calendar, name: string, ...keys: string[]): Promise<void> {
  barOf(t, name).focus()
  await t.user.press(...keys)
}
/** Drags a bar, or one of its ends, by a number of days. */
export async function pull(t: Calendar, name: string, days: number, end?: 'start' | 'end'): Promise<void> {
  const bar = barOf(t, name)
  bar.scrollIntoView({ block: 'center' })
  const { left, right, top, height } = bar.getBoundingClientRect()
  const width = t.screen.root.querySelector('[data-today]')?.getBoundingClientRect().width ?? 0
  const x = Math.round(end === 'start' ? left : end === 'end' ? right : (left + right) / 2)
  const y = Math.round(top + height / 2)
  await sendMouse({ type: 'move', position: [x, y] })
  await sendMouse({ type: 'down' })
  await sendMouse({ type: 'move', position: [Math.round(x + width * days), y] })
  await t.advance(0)
}
export async function letGo(t: Calendar): Promise<void> {
  await sendMouse({ type: 'up' })
  await t.advance(0)
}

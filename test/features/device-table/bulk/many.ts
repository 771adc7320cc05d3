import { sendKeys } from '@web/test-runner-commands'
import { clickEnabled } from '../../../enabled.js'
import { type DeviceTable } from '../../support/device-table.js'
import { type Given, type Screen, type Setting, setup, type TestPlatform, until, words } from '../../support/setup.js'

export const UNLOCK = '/locks/unlock_door'
/** Number of concurrent requests of a bulk action. */
export const IN_FLIGHT = 6

/** Returns doors, newest first. */
export const doors = (count: number, locked = false) =>
  Array.from({ length: count }, (_, index) => ({ kind: 'lock', name: `Door ${index + 1}`, locked }) as const)

export async function selectableTable(
  options: Setting,
  properties: Given<'x-device-table'> = {},
  width?: number
): Promise<{ readonly platform: TestPlatform; readonly table: DeviceTable }> {
  const { screen: table, platform } = await setup('x-device-table', {
    ...options,
    selectable: true,
    ...properties,
    width
  })
  await until(() => table.root.querySelector('.select-all input'))
  return { platform, table }
}

/** Returns the check box of a row. */
export function checkOf({ root }: DeviceTable, name: string): HTMLInputElement {
  const box = [...root.querySelectorAll<HTMLInputElement>('.row-check')].find(({ ariaLabel }) => ariaLabel === name)
  if (!box) throw new Error(`There is no check box of ${name}.`)
  return box
}

/** Returns the check box that selects all rows. */
export function checkAll({ root }: Screen<HTMLElement>): HTMLInputElement {
  const box = root.querySelector<HTMLInputElement>('.select-all input')
  if (!box) throw new Error('Nothing can be selected.')
  return box
}

/** Waits for the check box that selects all rows, and clicks it. */
export async function selectAll(screen: Screen<HTMLElement>): Promise<void> {
  await until(() => screen.root.querySelector('.select-all input'))
  checkAll(screen).click()
}

/** Unlocks doors in a table. The first commands are held. */
export async function startUnlocking(count: number, given: Given<'x-device-table'> = {}) {
  const t = await setup('x-device-table', { commandTime: 0, selectable: true, devices: doors(count, true), ...given })
  t.hold(UNLOCK)
  await selectAll(t.screen)
  await carryOut(t.screen, /^Unlock/)
  await until(() => t.requests(UNLOCK).length === Math.min(count, IN_FLIGHT))
  return t
}

/** Returns the text of the bulk bar. */
export const barOf = (table: DeviceTable): string => words(table.all('group', 'Bulk actions')[0]?.innerText)

/** Returns the text next to the check box that selects all rows. */
export const headOf = ({ root }: DeviceTable): string => words(root.querySelector('.select-all')?.textContent)

/** Returns the names of the selected rows. */
export const checkedOf = ({ root }: DeviceTable): (string | null)[] =>
  [...root.querySelectorAll<HTMLInputElement>('.row-check:checked')].map(({ ariaLabel }) => ariaLabel)

/** Presses a command in the bulk bar and confirms it. */
export async function carryOut(
  table: Screen<HTMLElement>,
  command: string | RegExp,
  confirm: string | RegExp = command
): Promise<void> {
  await table.press('button', command)
  const dialog = await until(() => table.root.querySelector('dialog'))
  const button = [...dialog.querySelectorAll('button')].find(({ textContent }) =>
    typeof confirm === 'string' ? words(textContent) === confirm : confirm.test(words(textContent))
  )
  if (!button) throw new Error(`The dialog says: ${words(dialog.textContent)}`)
  await clickEnabled(button)
}

/** Waits for the open dialog. */
export const dialogOf = ({ root }: { readonly root: ShadowRoot }): Promise<HTMLDialogElement> =>
  until(() => root.querySelector('dialog') ?? undefined)

/** Returns the outcome that the row of a device shows. */
export const outcomeOf = (table: DeviceTable, name: string): string =>
  words(table.all('row', name)[0]?.parentElement?.querySelector('.row-word, .row-outcome')?.textContent)

export const press = (key: string): Promise<void> => sendKeys({ press: key })

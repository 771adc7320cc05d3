import type { DeviceTable } from './device-table.js'
import { words } from './stage.js'

export const rowsOf = ({ root }: DeviceTable): string[] =>
  [...root.querySelectorAll('[part~=row] b')].map(({ textContent }) => textContent ?? '')
export const groupsOf = ({ root }: DeviceTable): string[] =>
  [...root.querySelectorAll<HTMLElement>('.group-heading')].map(({ innerText }) => innerText.replaceAll(/\s+/g, ' '))

export const fieldsOf = ({ root }: DeviceTable, name: string): Element[] =>
  [...root.querySelectorAll('label')]
    .filter(({ textContent }) => words(textContent) === name)
    .map((label) => label.control ?? label)
export const selectOf = (table: DeviceTable, name: string): HTMLSelectElement | undefined =>
  fieldsOf(table, name).find((field) => field instanceof HTMLSelectElement)

export async function openChoices(table: DeviceTable): Promise<void> {
  await table.press('button', 'View')
  await table.find('group', 'View')
}

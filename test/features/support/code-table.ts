import { AccessCodeTableElement } from '../../../elements/access-code-table.js'
import { LIST } from './access-code-calls.js'
import type { AccessCode } from './sent.js'
import { type Given, type Screen, settled, setup, until } from './setup.js'

export type CodeTable = Screen<AccessCodeTableElement>

/** Adds a table of codes, by default of the garage. See `setup`. */
export const setupCodes = (given: Given<'x-access-code-table'> = {}) =>
  setup('x-access-code-table', { deviceId: 'device_garage', ...given })

export const titleOf = (table: CodeTable): string => table.names('heading')[0] ?? ''

/** Returns the names of the rows. */
export const codesOf = (table: CodeTable): string[] =>
  table.all('row').map((row) => row.querySelector('b')?.textContent ?? '')

export function rowOf(table: CodeTable, name: string): HTMLElement {
  const found = table.all('row').find((row) => row.querySelector('b')?.textContent === name)
  if (!found) throw new Error(`There is no row "${name}": ${codesOf(table)}`)
  return found
}

/** Expands the section of ended codes. */
export async function showEnded(table: CodeTable): Promise<void> {
  await table.press('button', /^Ended/)
  await settled()
}

/** Returns the digits of a row, as shown in its copy button. */
export const pinOf = (table: CodeTable, name: string): string =>
  rowOf(table, name).parentElement?.querySelector('.pin')?.textContent ?? ''

/** Returns the visible texts of a row: name, details, code, states. */
export function wordsOf(table: CodeTable, name: string): string[] {
  const row = rowOf(table, name)
  const textOf = (part: string): string => row.querySelector(part)?.textContent ?? ''
  return [textOf('b'), textOf('.window'), pinOf(table, name), ...textOf('.status').split(' · ')].filter(Boolean)
}

/** Returns the details of a row with visually hidden parts. */
export const detailsOf = (table: CodeTable, name: string): string =>
  rowOf(table, name).querySelector('small')?.textContent ?? ''

export const menuItems = (table: CodeTable): HTMLElement[] => [
  ...table.root.querySelectorAll<HTMLElement>('[role=menuitem]')
]

/** Opens the menu of a code. @returns the labels of its items */
export async function openMenu(table: CodeTable, name: string): Promise<string[]> {
  await table.press('button', `Actions for ${name}`)
  await until(() => menuItems(table).length > 0)
  return menuItems(table).map(({ textContent }) => textContent ?? '')
}

/** Chooses an item from the menu of a code. */
export async function choose(table: CodeTable, name: string, item: string | RegExp): Promise<void> {
  await openMenu(table, name)
  const wanted = menuItems(table).find(({ textContent }) => (textContent ?? '').match(item))
  if (!wanted) throw new Error(`There is no ${item} for ${name}.`)
  wanted.click()
  await settled()
}

/** Returns faults that make a platform list these codes. */
export const listing = (codes: readonly Partial<AccessCode>[]) => ({
  [LIST]: {
    status: 200,
    body: {
      ok: true,
      access_codes: codes.map((code, index) => ({
        access_code_id: `code_${index}`,
        device_id: 'device_garage',
        type: 'ongoing',
        status: 'set',
        created_at: new Date(Date.UTC(2025, 0, 1) - index * 1000).toISOString(),
        ...code
      })),
      pagination: { has_next_page: false, next_page_cursor: null, next_page_url: null }
    }
  }
})

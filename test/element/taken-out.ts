import { nextTask, rowsOf, searchOf, settled, type, until } from './page.js'
import { addTable, loaded } from './stage.js'

/** Waits until a removed element is detached, which takes some tasks. */
export async function isAway(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await nextTask()
  await settled()
}

/** Adds a table with a search that shows only the front door. */
export async function searched(table = addTable()) {
  await loaded(table, 6)
  type(searchOf(table), 'front')
  await until(() => rowsOf(table).length === 1)
  return table
}

/** Returns `true` if nothing is rendered in an element. */
export const isEmpty = (element: Element): boolean => element.shadowRoot?.childNodes.length === 0

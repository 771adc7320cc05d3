import { nextTask, rowsOf, searchOf, settled, type, until } from './page.js'
import { addTable, loaded } from './stage.js'

/** Waits until what left the page has been let go, as it is some tasks after it left. */
export async function isAway(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await nextTask()
  await settled()
}

/** A table that shows only the front door, since that was searched. */
export async function searched(table = addTable()) {
  await loaded(table, 6)
  type(searchOf(table), 'front')
  await until(() => rowsOf(table).length === 1)
  return table
}

import { nextTask } from '../src/element/start/next-task.js'
import { begun, drawFirstWith } from './begin-first.js'
import { drawScreen } from './first/device-table.js'

drawFirstWith(async (element, ...given) => {
  if (element.localName === 'x-device-table') await drawScreen(element, ...given)
})

// A request leaves, and a drawing is seen, when the task of it ends: what draws the elements is evaluated in a later one.
await begun
if (begun) await nextTask()

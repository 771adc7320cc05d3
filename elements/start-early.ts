import { startEarly } from '../src/element/start/early-start.js'
import { nextTask } from '../src/element/start/next-task.js'

if (typeof document !== 'undefined') {
  startEarly(document.querySelectorAll(':not(:defined)'))
  // A request leaves when this task ends: what draws the elements is evaluated in the next one.
  await nextTask()
}

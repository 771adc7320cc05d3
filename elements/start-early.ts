import { startEarly } from '../src/element/start/early-start.js'
import { nextTask } from '../src/element/start/next-task.js'

/** Resolves when what the elements of the page show is asked for. */
export const started =
  typeof document === 'undefined' ? undefined : startEarly([...document.querySelectorAll(':not(:defined)')])

// A request leaves when this task ends: what draws the elements is evaluated in the next one.
if (started) await nextTask()

import { nextTask } from '../src/element/start/next-task.js'
import { startElements } from './start-elements.js'

/** Resolves when what the elements of the page show is asked for. */
export const started =
  typeof document === 'undefined' ? undefined : startElements([...document.querySelectorAll(':not(:defined)')])

// A request leaves when this task ends: what draws the elements is evaluated in the next one.
if (started) await nextTask()

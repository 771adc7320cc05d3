import { beginFirstCalls } from '../src/element/start/first-calls.js'
import { nextTask } from '../src/element/start/next-task.js'
import { FIRST_CALLS } from './first-calls.js'

/** Resolves when what the elements of the page show first has been asked for, or soon. */
export const begun =
  typeof document === 'undefined'
    ? undefined
    : beginFirstCalls([...document.querySelectorAll(':not(:defined)')], FIRST_CALLS)

// A request leaves when the task of it ends: what draws the elements is evaluated in a later one.
await begun
if (begun) await nextTask()

import { nextTask } from '../src/element/start/next-task.js'
import { started } from './start-early.js'

// What the page shows first is asked for, and drawn, before what is imported after this is evaluated.
await started
if (started) await nextTask()
